import { useCallback, useEffect, useRef } from 'react';
import type { FileEngine } from './engine/file-engine.ts';
import { startEngine } from './engine/start-engine.ts';

/** Returns the engine of the present file, and what begins another one; leaving the page ends it. */
export function useEngine() {
  const engine = useRef<FileEngine | null>(null);
  const end = useCallback(() => {
    engine.current?.end();
    engine.current = null;
  }, []);
  useEffect(() => end, [end]);
  const begin = useCallback(async (): Promise<FileEngine> => {
    end();
    const started = await startEngine();
    engine.current = started;
    return started;
  }, [end]);
  return { engine, begin, end };
}
