import { instantOfTyped, typedTime } from '#domain/time/typed-minute.ts';
import { appError, type AppError } from '#domain/errors/app-error.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';

/** Returns what a field for a date and time shows at first: now, by the clock of Paris. */
export function typedNow(now: EpochMs): string {
  return typedTime(now, ZONE);
}

/** Returns the instant that was typed, or what is wrong with it: no instant, or one after `now`. */
export function momentOfMove(typed: string, now: EpochMs): { readonly at: EpochMs } | { readonly error: AppError } {
  const at = instantOfTyped(typed, ZONE);
  if (at === null || Number.isNaN(at)) return { error: appError('animal/move-date-invalid') };
  // What a field shows ends with the minute: the one that is running is not in the future.
  return at > now ? { error: appError('animal/move-date-future') } : { at };
}
