import type { EpochMs } from '#domain/time/epoch.ts';

/** A new instant is a new listener: one every quarter of an hour is soon enough. */
const STEP_MS = 900_000;

/** Returns the instant from which the information shown at `now` is asked: the last quarter of an hour. */
export function questionFrom(now: EpochMs): EpochMs {
  return Math.floor(now / STEP_MS) * STEP_MS;
}
