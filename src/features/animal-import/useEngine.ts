import { useCallback, useEffect, useRef } from 'react';
import type { FileEngine } from './engine/file-engine.ts';
import { startEngine } from './engine/start-engine.ts';

/** Returns the engine of the present file, and what begins another one; leaving the page ends it. */
export function useEngine() {
  const engine = useRef<FileEngine | null>(null);
  const begun = useRef(0);
  const end = useCallback(() => {
    begun.current += 1;
    engine.current?.end();
    engine.current = null;
  }, []);
  useEffect(() => end, [end]);
  const begin = useCallback(async (): Promise<FileEngine> => {
    end();
    const mine = begun.current;
    const started = await startEngine();
    // Cancelled, or left, before it had started: it ends at once, and answers whatever it is asked with a failure.
    if (begun.current === mine) engine.current = started;
    else started.end();
    return started;
  }, [end]);
  return { engine, begin, end };
}
