import { randomUUID } from 'node:crypto';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth as adminAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { type Claims, runInProcess } from './call-in-process.ts';

/** Calls go to the suite in which this file runs: see `npm run test:functions`. */
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-zoo';
const functionsHost = process.env['FUNCTIONS_EMULATOR_HOST'] ?? '127.0.0.1:5001';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
if (authHost === undefined) throw new Error('No suite is running: run these tests with npm run test:functions.');
const REGION = 'europe-west3';

const admin = initializeAdmin({ projectId, storageBucket: `${projectId}.appspot.com` }, randomUUID());
/** The database with the server's rights, whatever a browser may see. */
export const database = getFirestore(admin);
/** The sign-in accounts with the server's rights. */
export const accounts = adminAuth(admin);

/** The answer of a callable, or any other body when the answer has another shape. */
export type Answer = { success?: boolean; data?: { userId: string }; error?: { code: string; field?: string } };

/** A browser of its own, in which at most one person is signed in. */
export type Browser = {
  readonly auth: Auth;
  /** Calls a function in this process with the person's token: for tests of the function's decisions. */
  readonly call: (name: string, data?: unknown) => Promise<Answer>;
  /** Calls a function over the wire, as the app does: for tests of the transport, the token and the local functions. */
  readonly callOverWire: (name: string, data?: unknown) => Promise<Answer>;
  /** Sends this very text as the body of a call, which no SDK would send. */
  readonly post: (name: string, body: string) => Promise<{ status: number; text: string }>;
  readonly close: () => Promise<void>;
};

/** Opens a browser in which nobody is signed in. */
export function openBrowser(): Browser {
  const app: FirebaseApp = initializeApp({ projectId, apiKey: 'local' }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const functions = getFunctions(app, REGION);
  const [host = '', port = ''] = functionsHost.split(':');
  connectFunctionsEmulator(functions, host, Number(port));
  return {
    auth,
    call: async (name, data) => (await runInProcess(name, await claimsOf(auth), data)) as Answer,
    callOverWire: async (name, data) => (await httpsCallable<unknown, Answer>(functions, name)(data)).data,
    async post(name, body) {
      const token = await auth.currentUser?.getIdToken();
      const response = await fetch(`http://${functionsHost}/${projectId}/${REGION}/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // The other end may close a kept connection just when a slow machine sends the next call over it.
          connection: 'close',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body,
      });
      return { status: response.status, text: await response.text() };
    },
    close: () => deleteApp(app),
  };
}

/**
 * Returns the claims of the signed-in person's token as the auth emulator issued them, or null when nobody is signed
 * in.
 */
export async function claimsOf(auth: Auth): Promise<Claims | null> {
  const token = await auth.currentUser?.getIdToken();
  const payload = token?.split('.')[1];
  return payload === undefined ? null : JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** Opens a browser and signs a person in as the app does; throws the code of a refusal. */
export async function signIn(email: string, password: string): Promise<Browser> {
  const asked = { userMail: email, password, device: randomUUID() };
  const answer = (await runInProcess('signIn', null, asked)) as Answer & { data?: { token: string } };
  if (answer.data === undefined) throw new Error(answer.error?.code);
  return withToken(answer.data.token);
}

/** Opens a browser in which a person is signed in, whatever their password and their state. */
export async function signInAs(userId: string): Promise<Browser> {
  return withToken(await accounts.createCustomToken(userId));
}

async function withToken(token: string): Promise<Browser> {
  const browser = openBrowser();
  await signInWithCustomToken(browser.auth, token);
  return browser;
}

/** Runs a scheduled function now and waits for its end. */
export async function runSchedule(name: string): Promise<void> {
  const control = process.env['ENCLOS_CONTROL_URL'];
  const address =
    control === undefined
      ? `http://${functionsHost}/functions/projects/${projectId}/triggers/${REGION}-${name}-0`
      : `${control}/schedules/${name}/run`;
  const response = await fetch(address, { method: 'POST', body: '{}' });
  if (!response.ok) throw new Error(`${name} could not be run: ${await response.text()}`);
}
