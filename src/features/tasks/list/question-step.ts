import type { EpochMs } from '#domain/time/epoch.ts';

/** The question of a list contains an instant, and each new instant opens a new listener: one every five minutes is enough. */
const QUESTION_STEP_MS = 300_000;

/** Returns the instant by which lists and counts of tasks are asked at `now`: the same for both, so that they agree. */
export function questionInstant(now: EpochMs): EpochMs {
  return Math.ceil(now / QUESTION_STEP_MS) * QUESTION_STEP_MS;
}
