import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';

/** Nothing that people record of animals here happened before. */
export const EARLIEST_MOVE = Date.UTC(1900, 0, 1);
/** Clocks of devices differ: an instant this little outside the limits counts as the limit itself. */
export const CLOCK_TOLERANCE_MS = 300_000;

/**
 * Returns the instant of a move, as it is stored. Errors: 'animal/move-date-future' after `now`;
 * 'animal/move-date-invalid' before the animal came to its present place (`since`, null when unknown), because its last
 * move must be the latest one.
 */
export function moveDate(typed: EpochMs, now: EpochMs, since: EpochMs | null): Result<EpochMs> {
  if (typed > now + CLOCK_TOLERANCE_MS) return fail(appError('animal/move-date-future'));
  const earliest = since ?? EARLIEST_MOVE;
  if (!(typed >= earliest - (since === null ? 0 : CLOCK_TOLERANCE_MS)))
    return fail(appError('animal/move-date-invalid'));
  return ok(Math.max(earliest, Math.min(typed, now)));
}
