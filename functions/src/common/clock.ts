import type { EpochMs } from '../../../src/domain/time/epoch.ts';

/** Returns the present instant; the only place where the functions ask for the time. */
export function now(): EpochMs {
  return Date.now();
}
