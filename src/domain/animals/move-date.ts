import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';

/** Nothing that people record of animals here happened before. */
export const EARLIEST_MOVE = Date.UTC(1900, 0, 1);
/** Clocks of devices differ: what lies so little outside is taken for the moment itself. */
export const CLOCK_TOLERANCE_MS = 300_000;

/**
 * Returns when a move happened, as it is stored. Not after `now` ('animal/move-date-future'), not before the animal came to
 * where it is ('animal/move-date-invalid'; `since` null when that is not known): its last move would not be its last.
 */
export function moveDate(typed: EpochMs, now: EpochMs, since: EpochMs | null): Result<EpochMs> {
  if (typed > now + CLOCK_TOLERANCE_MS) return fail(appError('animal/move-date-future'));
  const earliest = since ?? EARLIEST_MOVE;
  if (!(typed >= earliest - (since === null ? 0 : CLOCK_TOLERANCE_MS)))
    return fail(appError('animal/move-date-invalid'));
  return ok(Math.max(earliest, Math.min(typed, now)));
}
