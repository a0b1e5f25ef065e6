import { resolve } from 'node:path';
import type { CallableFunction, CallableRequest } from 'firebase-functions/https';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import type { CallableName } from '../../../src/domain/callables/contracts.ts';

type Deployed = Pick<CallableFunction<unknown, Promise<CallableAnswer<unknown>>>, 'run'>;

/** The claims of an ID token that the guard reads. */
export type Claims = { readonly sub: string; readonly auth_time: string | number };

/**
 * Runs a deployed callable in this process: the same guard, request schema, handler and database emulator as over the
 * wire. Data and answer pass through JSON, as on the wire; null claims mean that nobody is signed in.
 */
export async function runInProcess(name: string, claims: Claims | null, data: unknown): Promise<unknown> {
  setEnvironment();
  const functions: Record<CallableName, Deployed> = await import('../../../functions/src/index.ts');
  const deployed = functions[name as CallableName] as Deployed | undefined;
  if (deployed === undefined) throw new Error(`No callable is called ${name}.`);
  const answer = await deployed.run(requestOf(claims, copied(JSON.parse(JSON.stringify(data ?? null)))));
  return JSON.parse(JSON.stringify(answer));
}

/**
 * Runs an imported callable in this process as a person whose session began at `signedInAt`: for tests that change the
 * time or need a typed answer.
 */
export async function callInProcess<Data>(
  callable: CallableFunction<unknown, Promise<CallableAnswer<Data>>>,
  userId: string,
  data: unknown,
  signedInAt: number = Date.now(),
): Promise<CallableAnswer<Data>> {
  setEnvironment();
  return callable.run(requestOf({ sub: userId, auth_time: Math.floor(signedInAt / 1_000) }, data));
}

/** Returns 'done', or the code of the refusal with its field. */
export function outcomeOf(answer: CallableAnswer<unknown>): string {
  if (answer.success) return 'done';
  const { code, field } = answer.error;
  return field === undefined ? code : `${code} at ${field}`;
}

/** Returns the request as the functions framework builds it from a call with this token. */
function requestOf(claims: Claims | null, data: unknown): CallableRequest {
  if (claims === null) return { data } as CallableRequest;
  const token = { ...claims, uid: claims.sub, auth_time: Number(claims.auth_time) };
  return { data, auth: { uid: claims.sub, token } } as unknown as CallableRequest;
}

/** Copies the data key by key, as the framework decodes a body: a key `__proto__` gives the copy another prototype. */
function copied(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(copied);
  if (typeof data !== 'object' || data === null) return data;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) copy[name] = copied(value);
  return copy;
}

/**
 * Sets the variables that the functions emulator gives to its processes: the project's bucket, and the folder of
 * written messages.
 */
function setEnvironment(): void {
  const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-zoo';
  process.env['FIREBASE_CONFIG'] ??= JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  process.env['ENCLOS_MAIL_FOLDER'] = resolve(process.env['ENCLOS_MAIL_FOLDER'] ?? '.local/mail');
}
