import { setTimeout as delay } from 'node:timers/promises';

/** The functions that threw recently, according to the log stream. */
export type ThrownNotes = {
  note(functionId: string): void;
  /** Returns how often the function has thrown so far. */
  count(functionId: string): number;
  /**
   * Returns whether the function has thrown more often than that. The log comes by another connection than the
   * response: it gets a moment to arrive.
   */
  hasThrownSince(functionId: string, count: number): Promise<boolean>;
};

const PATIENCE_MS = 300;

export function createThrownNotes(): ThrownNotes {
  const counts = new Map<string, number>();
  const waiting = new Set<() => void>();
  const count = (functionId: string): number => counts.get(functionId) ?? 0;
  return {
    note(functionId) {
      counts.set(functionId, count(functionId) + 1);
      for (const wake of waiting) wake();
    },
    count,
    async hasThrownSince(functionId, before) {
      const limit = new AbortController();
      const patience = delay(PATIENCE_MS, 'over', { signal: limit.signal }).catch(() => 'over');
      while (count(functionId) <= before) {
        const woken = Promise.withResolvers<string>();
        const wake = (): void => woken.resolve('woken');
        waiting.add(wake);
        const why = await Promise.race([woken.promise, patience]);
        waiting.delete(wake);
        if (why === 'over') break;
      }
      limit.abort();
      return count(functionId) > before;
    },
  };
}
