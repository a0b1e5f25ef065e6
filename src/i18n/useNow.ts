import { useSyncExternalStore } from 'react';
import type { EpochMs } from '#domain/time/epoch.ts';
import { nowMs } from '#lib/clock.ts';

const TICK_MS = 30_000;

let now: EpochMs = nowMs();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = nowMs();
    // One clock for all relative times of the page.
    timer = setInterval(() => {
      now = nowMs();
      for (const tell of listeners) tell();
    }, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Returns the present instant, renewed twice a minute. */
export function useNow(): EpochMs {
  return useSyncExternalStore(subscribe, () => now);
}
