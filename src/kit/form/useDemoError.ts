import { isBoundByDemo } from '#domain/access/actor.ts';
import { isRefusedInDemo, type Operation } from '#domain/access/operations.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * Returns the error that a form shows in demonstration mode instead of saving; null when it may save. Without an
 * operation the form is about the person's own account.
 */
export function useDemoError(operation?: Operation): AppError | null {
  const actor = useActor();
  const isRefused = operation === undefined ? isBoundByDemo(actor) : isRefusedInDemo(actor, operation);
  return isRefused ? appError('demo/unauthorized-action') : null;
}
