import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toRefusal } from './failure.ts';
import { trackWrite } from './waiting-writes.ts';

/** The server's answer to a write that is already in the local cache; without a network it comes when there is one. */
export type Confirmed = Promise<Result<null>>;

/**
 * Returns the server's answer to a write on its way, which counts as waiting until then. A write that could not reach
 * the server has its own error; every other refusal is `otherwise`.
 */
export function confirmedWrite(collection: string, otherwise: ErrorCode, answered: Promise<void>): Confirmed {
  trackWrite(answered);
  return answered.then(
    () => ok(null),
    (error: unknown) => fail(toRefusal(error, `data/${collection}`, otherwise)),
  );
}
