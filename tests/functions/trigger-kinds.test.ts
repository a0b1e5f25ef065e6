/**
 * Functions of every kind, called as in production: a suite of its own runs fixtures/trigger-kinds, whose functions
 * store their input.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { deleteApp as deleteAdmin, initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getAuth as adminAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, doc, getFirestore as browserFirestore, setDoc } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readLoadedFunctions } from '../../emulators/suite/functions/loaded-functions.ts';
import { readRetried } from '../../emulators/suite/functions/retried-functions.ts';
import { type KindsSuite, startKindsSuite } from './support/kinds-suite.ts';

type Seen = Record<string, unknown> & { by: string; at: string };

let kinds: KindsSuite;
let admin: App;
let database: Firestore;
let browser: FirebaseApp;
let functionsOrigin: string;
let control: string;

beforeAll(async () => {
  kinds = await startKindsSuite();
  const { ports } = kinds.suite;
  functionsOrigin = `http://127.0.0.1:${ports.functions}`;
  control = `http://127.0.0.1:${ports.control}`;
  admin = initializeAdmin({ projectId: kinds.projectId }, 'kinds');
  database = getFirestore(admin);
  browser = initializeApp({ projectId: kinds.projectId, apiKey: 'local' }, 'kinds');
  const auth = initializeAuth(browser, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  connectFirestoreEmulator(browserFirestore(browser), '127.0.0.1', ports.firestore);
  connectFunctionsEmulator(getFunctions(browser), '127.0.0.1', ports.functions);
});
afterAll(async () => {
  await deleteApp(browser);
  await deleteAdmin(admin);
  await kinds.stop();
});

/** Returns the stored inputs of a function about one subject, in the order of the calls. */
async function seen(by: string, about: (entry: Seen) => boolean = () => true): Promise<Seen[]> {
  const { docs } = await database.collection('seen').where('by', '==', by).get();
  const entries = docs.map((document) => document.data() as Seen).filter(about);
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

async function waitFor(count: number, by: string, about?: (entry: Seen) => boolean): Promise<Seen[]> {
  return vi.waitFor(
    async () => {
      const entries = await seen(by, about);
      expect(entries.length, `calls of ${by}`).toBeGreaterThanOrEqual(count);
      return entries;
    },
    { timeout: 120_000, interval: 100 },
  );
}

const ofThing = (thingId: string) => (entry: Seen) => (entry['params'] as { thingId?: string }).thingId === thingId;
const askControl = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${control}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, value: (await response.json()) as Record<string, unknown> };
};

describe('a change of a document', () => {
  it('reaches every function that listens to it, with the document before and after', async () => {
    const thing = database.doc('things/t1');
    await thing.set({ n: 1 });
    await thing.update({ n: 2 });
    await thing.delete();
    expect(await waitFor(1, 'created', ofThing('t1'))).toMatchObject([{ after: { n: 1 } }]);
    expect(await waitFor(1, 'updated', ofThing('t1'))).toMatchObject([{ before: { n: 1 }, after: { n: 2 } }]);
    expect(await waitFor(1, 'deleted', ofThing('t1'))).toMatchObject([{ before: { n: 2 } }]);
    const steps = [
      { before: null, after: { n: 1 } },
      { before: { n: 1 }, after: { n: 2 } },
      { before: { n: 2 }, after: null },
    ];
    expect(await waitFor(3, 'written', ofThing('t1'))).toMatchObject(steps);
    expect(await waitFor(3, 'writtenOld', ofThing('t1'))).toMatchObject(
      steps.map((step) => ({ ...step, eventType: 'google.firestore.document.write' })),
    );
  });

  it('comes in order for one document, however fast it changes', async () => {
    const thing = database.doc('things/fast');
    for (let n = 1; n <= 20; n += 1) await thing.set({ n });
    const calls = await waitFor(20, 'written', ofThing('fast'));
    expect(calls.map(({ after }) => (after as { n: number }).n)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it('names its author to a function that asks for it', async () => {
    const { auth, uid } = await signUp('author@tests.example');
    await setDoc(doc(browserFirestore(browser), 'things/of-user'), { n: 1 });
    await auth.signOut();
    await setDoc(doc(browserFirestore(browser), 'things/of-nobody'), { n: 1 });
    await database.doc('things/of-server').set({ n: 1 });
    expect(await waitFor(1, 'writtenBy', ofThing('of-user'))).toMatchObject([{ authType: 'unknown', authId: uid }]);
    expect(await waitFor(1, 'writtenBy', ofThing('of-nobody'))).toMatchObject([{ authType: 'unauthenticated' }]);
    expect(await waitFor(1, 'writtenBy', ofThing('of-server'))).toMatchObject([{ authType: 'service_account' }]);
  });

  it('comes again to a function that threw and is deployed with retry', async () => {
    await database.doc('stubborn/s1').set({ n: 1 });
    await waitFor(1, 'stubborn');
    expect((await database.collection('attempts/s1/each').get()).size).toBe(3);
  });

  it('does not come again to any other function that threw, which is named in the log', async () => {
    await database.doc('fragile/f1').set({ n: 1 });
    await waitFor(1, 'fragile');
    await vi.waitFor(() => {
      const lines = kinds.lines.map(stripVTControlCharacters);
      expect(lines).toContain('fragile: failed for fragile/f1 (answer 500)');
      expect(lines.some((line) => line.startsWith('fragile Error: broken on purpose'))).toBe(true);
    }, 10_000);
    await vi.waitFor(async () => expect(await pending()).toBe(0), 10_000);
    expect(await seen('fragile')).toHaveLength(1);
  });
});

describe('an account', () => {
  it('that is made or removed reaches functions, from the browser and from the server', async () => {
    const { uid } = await signUp('made@tests.example');
    expect(await waitFor(1, 'accountMade', (entry) => entry['uid'] === uid)).toMatchObject([
      { email: 'made@tests.example' },
    ]);
    await adminAuth(admin).deleteUser(uid);
    await waitFor(1, 'accountGone', (entry) => entry['uid'] === uid);
  });

  it('passes the blocking functions before it is made and before it is let in', async () => {
    const { auth, uid } = await signUp('guarded@tests.example');
    expect(await waitFor(1, 'beforeMade', (entry) => entry['uid'] === uid)).toMatchObject([
      { email: 'guarded@tests.example' },
    ]);
    await signInWithEmailAndPassword(auth, 'guarded@tests.example', PASSWORD);
    const token = await auth.currentUser?.getIdTokenResult();
    expect(token?.claims).toMatchObject({ greeted: true, entered: true });
    await expect(signUp('refused@tests.example')).rejects.toThrow(/disabled/);
  });

  it('is on the disk before its creation is acknowledged', async () => {
    const kept = async () => {
      const text = await readFile(join(kinds.dataFolder, 'auth', 'auth_export', 'accounts.json'), 'utf8');
      return (JSON.parse(text) as { users: { localId: string; displayName?: string }[] }).users;
    };
    const auth = adminAuth(admin);
    for (let n = 1; n <= 5; n += 1) {
      const { uid } = await auth.createUser({ displayName: `first ${n}` });
      const made = (await kept()).find(({ localId }) => localId === uid);
      expect(
        made?.displayName,
        'the Auth emulator answers before the accounts are kept: it is elsewhere than in firebase-tools’ own process',
      ).toBe(`first ${n}`);
      await auth.updateUser(uid, { displayName: `then ${n}` });
      expect((await kept()).find(({ localId }) => localId === uid)?.displayName).toBe(`then ${n}`);
      await auth.deleteUser(uid);
      expect((await kept()).some(({ localId }) => localId === uid)).toBe(false);
    }
  });
});

describe('a stored file', () => {
  it('reaches the functions of its bucket, in the order of its changes', async () => {
    const bucket = `${kinds.projectId}.appspot.com`;
    const ask = (method: string, path: string, body: string | null) =>
      fetch(`http://127.0.0.1:${kinds.suite.ports.storage}/v0/b/${path}`, {
        method,
        body,
        headers: { authorization: 'Bearer owner' },
      });
    expect((await ask('POST', `${bucket}/o?name=zoo%2Fa.png`, 'picture')).status).toBe(200);
    expect((await ask('DELETE', `${bucket}/o/zoo%2Fa.png`, null)).status).toBe(204);
    expect((await ask('POST', 'demo-elsewhere/o?name=b.png', 'picture')).status).toBe(200);
    expect((await ask('DELETE', 'demo-elsewhere/o/b.png', null)).status).toBe(204);
    expect(await waitFor(1, 'fileStored')).toMatchObject([{ bucket, name: 'zoo/a.png' }]);
    expect(await waitFor(1, 'fileGone')).toMatchObject([{ name: 'zoo/a.png' }]);
    expect(await waitFor(1, 'fileStoredOld')).toMatchObject([
      { name: 'zoo/a.png', eventType: 'google.storage.object.finalize' },
    ]);
    await vi.waitFor(async () => expect(await pending()).toBe(0), 10_000);
    expect(await seen('fileStored')).toHaveLength(1);
  });
});

describe('a call over HTTP', () => {
  it('reaches callables with the caller, and plain requests with their path', async () => {
    const { uid } = await signUp('caller@tests.example');
    const answer = await httpsCallable(getFunctions(browser), 'echo')({ a: [1, null, 'é'] });
    expect(answer.data).toEqual({ data: { a: [1, null, 'é'] }, uid });
    const response = await fetch(`${functionsOrigin}/${kinds.projectId}/us-central1/page/deep/er`, { method: 'PUT' });
    expect([response.status, await response.text()]).toEqual([202, 'PUT /deep/er']);
  });
});

describe('firebase-tools', () => {
  it('writes what functions ask for where the suite can read it', async () => {
    const manifest = await readFile(join(kinds.dataFolder, '..', 'logs', 'functions.yaml'), 'utf8').catch(() => '');
    expect(
      [...readRetried(manifest)],
      'FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH no longer leads to a functions.yaml that tells of retries',
    ).toEqual(['stubborn']);
  });

  it('lists triggers of either generation with what they listen to', async () => {
    const functions = readLoadedFunctions(await (await fetch(`${functionsOrigin}/backends`)).json());
    const kindOf = (name: string) => functions.find((one) => one.name === name)?.kind;
    const changed = 'GET /backends no longer describes';
    const bucket = `${kinds.projectId}.appspot.com`;
    expect(kindOf('writtenOld'), `${changed} document triggers of the first generation as it did`).toMatchObject({
      on: 'document',
      form: 'legacy',
      pattern: 'things/{thingId}',
    });
    expect(kindOf('writtenBy'), `${changed} document triggers with author as it did`).toMatchObject({
      on: 'document',
      eventType: 'google.cloud.firestore.document.v1.written.withAuthContext',
    });
    expect(kindOf('fileStored'), `${changed} storage triggers as it did`).toMatchObject({ on: 'object', bucket });
    expect(kindOf('fileStoredOld'), `${changed} storage triggers of the first generation as it did`).toMatchObject({
      on: 'object',
      form: 'legacy',
      bucket,
    });
    expect(kindOf('nightlyOld'), `${changed} schedules of the first generation as it did`).toMatchObject({
      on: 'schedule',
      expression: '30 3 * * *',
      timeZone: 'Europe/Paris',
    });
  });

  it('says in its log that a function threw', async () => {
    await database.doc('fragile/for-the-log').set({ n: 1 });
    await vi.waitFor(async () => {
      const log = await readFile(join(kinds.dataFolder, '..', 'logs', 'firebase-tools.log'), 'utf8');
      expect(
        log.includes('Your function was killed because it raised an unhandled error'),
        'the line about a killed function has changed: one that threw cannot be told from one that vanished',
      ).toBe(true);
    }, 15_000);
  });
});

describe('a schedule', () => {
  it('runs on demand under its name, in either generation', async () => {
    expect((await askControl('POST', '/schedules/nightly/run')).status).toBe(200);
    expect((await askControl('POST', '/schedules/nightlyOld/run')).status).toBe(200);
    expect(await seen('nightly')).toHaveLength(1);
    expect(await seen('nightlyOld')).toHaveLength(1);
  });

  it('runs when the clock is set past its time, once, in the order of the times, and documents are dated by that clock', async () => {
    const before = { hourly: await seen('hourly'), nightly: await seen('nightly') };
    const start = await askControl('POST', '/clock', { now: '2030-05-01T20:59:00Z' });
    expect(start.value).toMatchObject({ real: false });
    const moved = await askControl('POST', '/clock', { advanceMinutes: 6 * 60 });
    expect(moved.value['ran']).toMatchObject([
      { name: 'hourly', scheduledFor: '2030-05-01T21:00:00.000Z', outcome: 'done' },
      { name: 'nightly', scheduledFor: '2030-05-02T01:00:00.000Z', outcome: 'done' },
      { name: 'nightlyOld', scheduledFor: '2030-05-02T01:30:00.000Z', outcome: 'done' },
    ]);
    const hourly = (await seen('hourly')).slice(before.hourly.length);
    expect(hourly.map((call) => call['scheduleTime'])).toContain('2030-05-01T21:00:00.000Z');
    const { writeTime } = await database.doc('other/dated').set({ n: 1 });
    expect(writeTime.toDate().toISOString().slice(0, 16)).toBe('2030-05-02T02:59');
    expect(kinds.lines.some((line) => line.includes('2030-05-02T02:59') && line.includes('not the real time'))).toBe(
      true,
    );
    expect((await askControl('DELETE', '/clock')).value).toMatchObject({ real: true });
  });

  it('runs at every time in between when asked to', async () => {
    await askControl('POST', '/clock', { now: '2031-05-01T00:30:00Z' });
    const moved = await askControl('POST', '/clock', { now: '2031-05-01T03:30:00Z', everyRun: true });
    const ran = moved.value['ran'] as { name: string; scheduledFor: string }[];
    expect(ran.filter(({ name }) => name === 'hourly').map(({ scheduledFor }) => scheduledFor.slice(11, 16))).toEqual([
      '01:00',
      '02:00',
      '03:00',
    ]);
    await askControl('DELETE', '/clock');
  });
});

describe('the whole state', () => {
  it('goes into a folder and comes back: documents, accounts with their passwords, and files', async () => {
    const folder = join(kinds.dataFolder, '..', 'exported');
    const bucket = `${kinds.projectId}.appspot.com`;
    const files = `http://127.0.0.1:${kinds.suite.ports.storage}`;
    const owner = { authorization: 'Bearer owner' };
    const put = (text: string) =>
      fetch(`${files}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=zoo%2Fa.txt`, {
        method: 'POST',
        headers: { ...owner, 'content-type': 'text/plain' },
        body: text,
      });
    const textOf = async () =>
      (await fetch(`${files}/storage/v1/b/${bucket}/o/zoo%2Fa.txt?alt=media`, { headers: owner })).text();
    await signUp('kept@tests.example');
    await database.doc('other/kept').set({ n: 1 });
    expect((await put('first')).status).toBe(200);
    await vi.waitFor(async () => expect(await pending()).toBe(0), 10_000);
    const told = (await seen('fileStored')).length;
    const exported = await askControl('POST', '/export', { folder });
    expect(exported).toMatchObject({ status: 200, value: { counts: { files: 1 } } });

    await adminAuth(admin).deleteUser((await adminAuth(admin).getUserByEmail('kept@tests.example')).uid);
    await signUp('later@tests.example');
    await database.doc('other/kept').delete();
    await database.doc('other/later').set({ n: 1 });
    await put('second');
    // A message that is still on its way would come after the import.
    await vi.waitFor(async () => expect(await pending()).toBe(0), 10_000);
    const imported = await askControl('POST', '/import', { folder });
    expect(imported.value).toEqual(exported.value);
    expect((await database.doc('other/kept').get()).data()).toEqual({ n: 1 });
    expect((await database.doc('other/later').get()).exists).toBe(false);
    expect(await textOf()).toBe('first');
    const auth = initializeAuth(browser, { persistence: inMemoryPersistence });
    await signInWithEmailAndPassword(auth, 'kept@tests.example', PASSWORD);
    await expect(signInWithEmailAndPassword(auth, 'later@tests.example', PASSWORD)).rejects.toThrow();
    // No function is told of an import.
    await vi.waitFor(async () => expect(await pending()).toBe(0), 10_000);
    expect(await seen('fileStored')).toHaveLength(told);
  });

  it('stays as it is when the folder is no export', async () => {
    await database.doc('other/stays').set({ n: 1 });
    const refused = await askControl('POST', '/import', { folder: kinds.dataFolder });
    expect(refused).toMatchObject({ status: 400, value: { error: expect.stringContaining('is not an export') } });
    expect((await database.doc('other/stays').get()).exists).toBe(true);
  });
});

const PASSWORD = 'welfare-tests';

async function signUp(email: string) {
  const auth = initializeAuth(browser, { persistence: inMemoryPersistence });
  const { user } = await createUserWithEmailAndPassword(auth, email, PASSWORD);
  return { auth, uid: user.uid };
}

async function pending(): Promise<unknown> {
  return (await askControl('GET', '/status')).value['pendingDeliveries'];
}
