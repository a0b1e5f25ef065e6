import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_DURATION_MS } from '#domain/quick-evaluations/quick-evaluation.ts';
import { nowMs } from '#lib/clock.ts';

/** Counts the time for which a page is seen, in milliseconds, from what was counted before. */
class Stopwatch {
  private counted: number;
  private since: number | null = null;
  constructor(before: number) {
    this.counted = before;
  }
  /** Counts on from another time: that of the person who has answered meanwhile. */
  restart(before: number) {
    this.counted = before;
    this.since = null;
  }
  run(isRunning: boolean) {
    this.counted = this.spent();
    this.since = isRunning ? nowMs() : null;
  }
  spent(): number {
    const running = this.since === null ? 0 : Math.max(0, nowMs() - this.since);
    return Math.min(MAX_DURATION_MS, Math.round(this.counted + running));
  }
}

/**
 * Returns a function that says the time spent on an evaluation, in milliseconds: what was spent before, and the time for
 * which this page is visible. Nothing is added while `isCounting` is false.
 */
export function useTimeSpent(before: number, isCounting: boolean): () => number {
  const [watch] = useState(() => new Stopwatch(before));
  // A person who takes the lead counts on from the time that is stored.
  const restart = useEffectEvent(() => watch.restart(before));
  useEffect(() => {
    if (!isCounting) return undefined;
    restart();
    const follow = () => watch.run(document.visibilityState === 'visible');
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      watch.run(false);
    };
  }, [watch, isCounting]);
  return () => watch.spent();
}
