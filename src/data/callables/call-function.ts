import { httpsCallable } from 'firebase/functions';
import type * as z from 'zod/mini';
import { answerSchema, type CallableAnswer } from '#domain/callables/answer.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import { firebaseCode } from '../firebase/failure.ts';
import { firebaseFunctions } from '../firebase/functions.ts';

/** What a callable is asked and what it answers: the schemas of its contract in src/domain/callables. */
export type Contract<Request extends z.ZodMiniType, Data extends z.ZodMiniType> = {
  readonly name: string;
  readonly request: Request;
  readonly data: Data;
};

/**
 * Calls a cloud function. The request is checked before it leaves ('generic/invalid-input') and the answer when it
 * comes; an error of the answer keeps its code, with `params.field` when it belongs to a field.
 */
export async function callFunction<Request extends z.ZodMiniType, Data extends z.ZodMiniType>(
  contract: Contract<Request, Data>,
  request: z.input<Request>,
): Promise<Result<z.output<Data>>> {
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

/** Returns what a cloud function answered: its data, or the error it names. */
export function readAnswer<Data extends z.ZodMiniType>(
  contract: { readonly name: string; readonly data: Data },
  answer: unknown,
): Result<z.output<Data>> {
  const parsed = answerSchema(contract.data).safeParse(answer);
  if (!parsed.success) {
    reportError(parsed.error, { where: 'data/callables', name: contract.name });
    return fail(appError('generic/something-went-wrong'));
  }
  const answered = parsed.data as CallableAnswer<z.output<Data>>;
  if (answered.success) return ok(answered.data);
  const { code, field } = answered.error;
  return fail(appError(code, field === undefined ? undefined : { field }));
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
