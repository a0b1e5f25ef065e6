import type { CallableFunction, CallableRequest } from 'firebase-functions/https';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { now } from '../../../functions/src/common/clock.ts';

/**
 * Calls a function of this process as a person: the same guard, the same database, without a server in between. For what takes
 * a thousand calls, or another time than the present; the session began at `signedInAt`.
 */
export function callHere<Data>(
  callable: CallableFunction<unknown, Promise<CallableAnswer<Data>>>,
  userId: string,
  data: unknown,
  signedInAt: number = now(),
): Promise<CallableAnswer<Data>> {
  const token = { uid: userId, auth_time: Math.floor(signedInAt / 1_000) };
  const request = { data, auth: { uid: userId, token } };
  return Promise.resolve(callable.run(request as unknown as CallableRequest));
}

/** 'done', or the code of the refusal with its field. */
export function outcomeOf(answer: CallableAnswer<unknown>): string {
  if (answer.success) return 'done';
  const { code, field } = answer.error;
  return field === undefined ? code : `${code} at ${field}`;
}
