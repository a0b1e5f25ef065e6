import type { CallableAnswer } from '#domain/callables/answer.ts';
import type { CallableName } from '#domain/callables/contracts.ts';
import type { DataOf, RequestOf } from '#domain/callables/contract.ts';
import type { signInContract } from '#domain/callables/sign-in.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { env } from '#lib/env.ts';
import { REGION } from '../firebase/region.ts';

/** After this time without an answer the server counts as out of reach. */
const PATIENCE_MS = 60_000;

/**
 * Has the server check an address and a password; returns a token for the sign-in service, or null where it does not
 * check. It does without the functions' library and the schemas, which the first page would have to fetch: the protocol
 * of callables is one POST. Errors: those of the callable, 'auth/network'.
 * @source https://firebase.google.com/docs/functions/callable-reference
 */
export async function checkedSignIn(
  request: RequestOf<typeof signInContract>,
): Promise<Result<DataOf<typeof signInContract>>> {
  const response = await post('signIn', request).catch(() => null);
  if (response === null) return fail(appError('auth/network'));
  const { result } = (await response.json().catch(() => ({}))) as {
    result?: CallableAnswer<DataOf<typeof signInContract>>;
  };
  if (result === undefined) return fail(appError('generic/something-went-wrong'));
  if (result.success) return ok(result.data);
  const { code, field } = result.error;
  return fail(appError(code, field === undefined ? undefined : { field }));
}

/**
 * Makes the first call of a new session, at which the server lets the rules refuse the older ones. Its answer is not
 * needed: any later call does the same.
 */
export async function introduceSession(device: string, token: string): Promise<void> {
  await post('ownSessions', { device }, { authorization: `Bearer ${token}` });
}

function post(name: CallableName, data: object, headers: Record<string, string> = {}): Promise<Response> {
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
