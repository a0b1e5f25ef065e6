import { httpsCallable } from 'firebase/functions';
import type * as z from 'zod/mini';
import { answerSchema, type CallableAnswer } from '#domain/callables/answer.ts';
import { type Contract, type DataOf, failureCodeOf, type RequestOf } from '#domain/callables/contract.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import { firebaseCode } from '../firebase/failure.ts';
import { firebaseFunctions } from '../firebase/functions.ts';

/**
 * Returns the call of a contract's function. Its request is checked before it leaves ('generic/invalid-input'), its
 * answer when it arrives. An error of the answer keeps its code, with `params.field` when it belongs to a field; a
 * failure without a known reason gets the contract's own code.
 */
export function callOf<Callable extends Contract>(
  contract: Callable,
): (request: RequestOf<Callable>) => Promise<Result<DataOf<Callable>>> {
  return async (request) => {
    const result = await send(contract, request);
    if (result.ok || result.error.code !== 'generic/something-went-wrong') return result;
    return fail(appError(failureCodeOf(contract, request)));
  };
}

async function send<Callable extends Contract>(
  contract: Callable,
  request: RequestOf<Callable>,
): Promise<Result<DataOf<Callable>>> {
  const checked = contract.request.safeParse(request);
  if (!checked.success)
    return fail(appError('generic/invalid-input', { field: checked.error.issues[0]?.path.join('.') ?? '' }));
  try {
    const { data } = await httpsCallable(firebaseFunctions(), contract.name)(checked.data);
    return readAnswer(contract, data);
  } catch (error) {
    return fail(callFailure(error, contract.name));
  }
}

/** Returns the answer of a cloud function: its data, or the error it names. */
export function readAnswer<Callable extends Pick<Contract, 'name' | 'data'>>(
  contract: Callable,
  answer: unknown,
): Result<z.output<Callable['data']>> {
  const parsed = answerSchema(contract.data).safeParse(answer);
  if (!parsed.success) {
    reportError(parsed.error, { where: 'data/callables', name: contract.name });
    return fail(appError('generic/something-went-wrong'));
  }
  const answered = parsed.data as CallableAnswer<z.output<Callable['data']>>;
  if (answered.success) return ok(answered.data);
  const { code, field, params } = answered.error;
  if (field === undefined && params === undefined) return fail(appError(code));
  return fail(appError(code, field === undefined ? params : { ...params, field }));
}

function callFailure(error: unknown, name: string): AppError {
  const code = firebaseCode(error);
  if (code === 'unauthenticated') return appError('auth/session-expired');
  if (code === 'permission-denied') return appError('generic/permission-denied');
  // A request that never arrived is an "internal" error to the SDK.
  const isOffline = globalThis.navigator?.onLine === false;
  if (isOffline || code === 'unavailable' || code === 'deadline-exceeded') return appError('generic/offline');
  reportError(error, { where: 'data/callables', name });
  return appError('generic/something-went-wrong');
}
