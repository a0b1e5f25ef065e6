import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

const MINUTE = 60_000;

/** Returns the start of the running minute: fields show minutes, and the running one is not in the future. */
export function runningMinute(now: EpochMs): EpochMs {
  return Math.floor(now / MINUTE) * MINUTE;
}

/** Returns the fault of the time of a move or a departure: missing (0), or after `now`; else null. */
export function moveTimeError(at: EpochMs, now: EpochMs): AppError | null {
  if (at === 0) return appError('animal/move-date-invalid');
  return at > now ? appError('animal/move-date-future') : null;
}
