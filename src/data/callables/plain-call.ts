import type { CallableAnswer } from '#domain/callables/answer.ts';
import type { CallableName } from '#domain/callables/contracts.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { env } from '#lib/env.ts';
import { REGION } from '../firebase/region.ts';

/** After this time without an answer the server counts as out of reach. */
const PATIENCE_MS = 60_000;

/**
 * Calls a function of the server without the functions' library and the schemas, which the sign-in page would have to
 * fetch: the protocol of callables is one POST. Errors: those of the callable, 'auth/network'.
 * @source https://firebase.google.com/docs/functions/callable-reference
 */
export async function plainCall<Data>(name: CallableName, data: object): Promise<Result<Data>> {
  const response = await postCall(name, data).catch(() => null);
  if (response === null) return fail(appError('auth/network'));
  const { result } = (await response.json().catch(() => ({}))) as { result?: CallableAnswer<Data> };
  if (result === undefined) return fail(appError('generic/something-went-wrong'));
  if (result.success) return ok(result.data);
  const { code, field } = result.error;
  return fail(appError(code, field === undefined ? undefined : { field }));
}

/** Sends a call to a function of the server; rejects when it does not answer. */
export function postCall(name: CallableName, data: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${functionsOrigin()}/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

function functionsOrigin(): string {
  const { projectId } = env.firebase;
  const local = env.emulators.functions;
  return local === null
    ? `https://${REGION}-${projectId}.cloudfunctions.net`
    : `http://${local.host}:${local.port}/${projectId}/${REGION}`;
}
