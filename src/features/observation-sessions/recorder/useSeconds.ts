import { useEffect, useState } from 'react';
import { nowMs } from '#lib/clock.ts';

const SECOND_MS = 1_000;

/** Returns the present instant, renewed each second while `isRunning`. Only the part that calls it is drawn anew. */
export function useSeconds(isRunning = true): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(nowMs()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
