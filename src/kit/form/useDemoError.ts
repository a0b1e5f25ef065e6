import { isRefusedInDemo, type Operation } from '#domain/access/operations.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns what a form says in demonstration mode instead of saving; null where it may be saved. */
export function useDemoError(operation: Operation): AppError | null {
  return isRefusedInDemo(useActor(), operation) ? appError('demo/unauthorized-action') : null;
}
