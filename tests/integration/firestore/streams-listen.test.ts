/** The reports to listeners, as the client SDK in Node sees them. */
import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  limit,
  limitToLast,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore, Query } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { clientsOf, unsignedToken } from './streams-clients.ts';
import type { Clients } from './streams-clients.ts';
import { startLoggedServer } from './streams-server.ts';
import type { LoggedServer } from './streams-server.ts';

const PROJECT = 'demo-listen';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const OWNER = { database: DATABASE, caller: { kind: 'owner' }, client: 'owner' } as const;
const OPEN = 'allow read, write: if true;';

let running: LoggedServer;
let clients: Clients;

beforeAll(async () => {
  running = await startLoggedServer();
  clients = clientsOf(PROJECT, () => running.port);
});

beforeEach(() => {
  rules(`match /{path=**} { ${OPEN} }`);
  running.backend.clear(DATABASE);
});

afterAll(async () => {
  await clients.close();
  await running.stop();
});

function rules(body: string): void {
  const content = `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
  expect(running.backend.setRules(PROJECT, [{ name: 'firestore.rules', content }])).toEqual([]);
  running.server.rulesChanged();
}

/** Commits past all clients. */
async function put(...documents: [path: string, n: number | null][]): Promise<void> {
  const writes = documents.map(([path, n]) => {
    const name = `${DATABASE}/documents/${path}`;
    return n === null ? { delete: name } : { update: { name, fields: { n: { integerValue: String(n) } } } };
  });
  await running.backend.commit(OWNER, { writes });
}

/** The last state that a listener sees: `a=1 b=2`, or its error. */
function watch(target: Query): { readonly seen: () => string; readonly all: string[]; readonly stop: () => void } {
  const all: string[] = [];
  const stop = onSnapshot(
    target,
    { includeMetadataChanges: true },
    (snapshot) => {
      const text = snapshot.docs.map((one) => `${one.id}=${one.get('n') as number}`).join(' ');
      if (!snapshot.metadata.fromCache) all.push(text);
    },
    (error) => all.push(error.code),
  );
  return { seen: () => all.at(-1) ?? 'nothing yet', all, stop };
}

const ordered = (db: Firestore, id = 'c'): Query => query(collection(db, id), orderBy('n'));

describe('absence', () => {
  test('so long that the server cannot compute the changes still ends with the true result', async () => {
    const db = clients.open();
    await put(['c/a', 1], ['c/b', 2], ['c/c', 3]);
    const [all, first] = [watch(ordered(db)), watch(query(ordered(db), limit(2)))];
    await eventually(() => expect([all.seen(), first.seen()]).toEqual(['a=1 b=2 c=3', 'a=1 b=2']));
    await disableNetwork(db);
    await put(['c/a', null], ['c/b', 7], ['c/d', 4]);
    for (let round = 0; round < 41; round += 1) {
      await put(...Array.from({ length: 500 }, (_, index): [string, number] => [`noise/${index}`, round]));
    }
    await enableNetwork(db);
    await eventually(() => expect([all.seen(), first.seen()]).toEqual(['c=3 d=4 b=7', 'c=3 d=4']));
  });

  test('of a moment is made up for with the changes alone, and nothing else is charged', async () => {
    const db = clients.open({ user: 'ada' });
    await put(...Array.from({ length: 30 }, (_, n): [string, number] => [`c/d${10 + n}`, n]));
    const all = watch(ordered(db));
    await eventually(() => expect(all.seen()).toContain('d39=29'));
    await disableNetwork(db);
    await put(['c/d10', null], ['c/d11', 50]);
    running.backend.resetUsage();
    await enableNetwork(db);
    await eventually(() => expect(all.seen()).toMatch(/^d12=2 .* d11=50$/));
    // The server may not have noticed the absence yet when the change was made, and have sent it once in vain.
    expect(running.backend.usage()['user:ada']?.reads).toBeLessThanOrEqual(2);
  });
});

describe('many listeners', () => {
  test('of one client, three hundred, each hear their own', async () => {
    const db = clients.open();
    const count = 300;
    const heard = new Map<number, number>();
    const stops = Array.from({ length: count }, (_, index) =>
      index % 2 === 0
        ? onSnapshot(doc(db, `many/d${index}`), (one) => heard.set(index, (one.get('n') as number | undefined) ?? -1))
        : onSnapshot(query(collection(db, 'many'), where('n', '==', index)), (found) => heard.set(index, found.size)),
    );
    await eventually(() => expect(heard.size).toBe(count));
    await put(...Array.from({ length: count }, (_, n): [string, number] => [`many/d${n}`, n]));
    await eventually(() => {
      for (let index = 0; index < count; index += 1) expect(heard.get(index)).toBe(index % 2 === 0 ? index : 1);
    });
    for (const stop of stops) stop();
  });

  test('of many clients hear the same of the same query', async () => {
    const views = Array.from({ length: 25 }, () => watch(query(ordered(clients.open()), limit(3))));
    await eventually(() => expect(views.map(({ seen }) => seen())).toEqual(views.map(() => '')));
    for (let n = 0; n < 20; n += 1) await put([`c/d${n % 7}`, n], [`c/d${(n * 3) % 7}`, n % 5 === 0 ? null : 20 - n]);
    const truth = running.backend
      .evaluate(
        running.backend.compileQuery(OWNER, `${DATABASE}/documents`, {
          from: [{ collectionId: 'c' }],
          orderBy: [{ field: { fieldPath: 'n' } }],
          limit: 3,
        }),
      )
      .map((one) => `${one.name.split('/').at(-1)}=${running.backend.toWire(one).fields?.['n']?.integerValue}`)
      .join(' ');
    await eventually(() => expect(views.map(({ seen }) => seen())).toEqual(views.map(() => truth)));
  });
});

describe('a snapshot', () => {
  test('never shows half of a commit', async () => {
    const db = clients.open();
    const writing = clients.open();
    const documents = Array.from({ length: 20 }, (_, index) => doc(writing, `sum/d${index}`));
    const sums: number[] = [];
    const stop = onSnapshot(collection(db, 'sum'), (found) =>
      sums.push(found.docs.reduce((sum, one) => sum + (one.get('n') as number), 0)),
    );
    for (let round = 1; round <= 20; round += 1) {
      const batch = writeBatch(writing);
      documents.forEach((reference, index) => batch.set(reference, { n: index % 2 === 0 ? round : -round }));
      await batch.commit();
    }
    await eventually(() => expect(sums.length).toBeGreaterThan(1));
    expect(sums.every((sum) => sum === 0)).toBe(true);
    stop();
  });

  test('is of one moment for all listeners of a client', async () => {
    const db = clients.open();
    const sizes = { left: -1, right: -1 };
    const totals: number[] = [];
    const stops = [
      onSnapshot(collection(db, 'left'), (found) => void (sizes.left = found.size)),
      onSnapshot(collection(db, 'right'), (found) => void (sizes.right = found.size)),
    ];
    await eventually(() => expect(sizes).toEqual({ left: 0, right: 0 }));
    await put(['left/a', 1]);
    await eventually(() => expect(sizes).toEqual({ left: 1, right: 0 }));
    stops.push(onSnapshotsInSync(db, () => totals.push(sizes.left + sizes.right)));
    for (let round = 0; round < 15; round += 1) {
      const [from, to] = round % 2 === 0 ? ['left', 'right'] : ['right', 'left'];
      await put([`${from}/a`, null], [`${to}/a`, round]);
    }
    await eventually(() => expect(sizes).toEqual({ left: 0, right: 1 }));
    expect(totals.every((total) => total === 1)).toBe(true);
    for (const stop of stops) stop();
  });
});

describe('a limit', () => {
  test('is refilled from behind when a document leaves, and lets it in again', async () => {
    const db = clients.open();
    await put(['c/a', 1], ['c/b', 2], ['c/c', 3], ['c/d', 4]);
    const [first, last] = [watch(query(ordered(db), limit(2))), watch(query(ordered(db), limitToLast(2)))];
    const both = (): string[] => [first.seen(), last.seen()];
    await eventually(() => expect(both()).toEqual(['a=1 b=2', 'c=3 d=4']));
    await put(['c/a', 9]);
    await eventually(() => expect(both()).toEqual(['b=2 c=3', 'd=4 a=9']));
    await put(['c/a', 0]);
    await eventually(() => expect(both()).toEqual(['a=0 b=2', 'c=3 d=4']));
    await put(['c/b', null], ['c/d', null]);
    await eventually(() => expect(both()).toEqual(['a=0 c=3', 'a=0 c=3']));
  });

  test('stays as it was for changes behind it', async () => {
    const db = clients.open();
    await put(['c/a', 1], ['c/b', 2]);
    const first = watch(query(ordered(db), limit(2)));
    await eventually(() => expect(first.seen()).toBe('a=1 b=2'));
    await put(['c/x', 5], ['c/y', 6]);
    await put(['c/x', null], ['c/b', 3]);
    await eventually(() => expect(first.seen()).toBe('a=1 b=3'));
    expect(first.all).toEqual(['a=1 b=2', 'a=1 b=3']);
  });
});

describe('permission', () => {
  test('lost by new rules ends the listeners it concerns and no others', async () => {
    const db = clients.open({ user: 'ada' });
    const [losing, keeping] = [watch(ordered(db, 'losing')), watch(ordered(db, 'keeping'))];
    await eventually(() => expect([losing.seen(), keeping.seen()]).toEqual(['', '']));
    rules(`match /keeping/{id} { ${OPEN} }`);
    await eventually(() => expect(losing.seen()).toBe('permission-denied'));
    await put(['keeping/a', 1]);
    await eventually(() => expect(keeping.seen()).toBe('a=1'));
  });

  test('lost by a change of the data it rests on ends the listener, and given back lets it begin anew', async () => {
    rules(
      `match /c/{id} { allow read: if exists(/databases/$(database)/documents/members/$(request.auth.uid)); }
       match /members/{id} { ${OPEN} }`,
    );
    await put(['members/ada', 1], ['c/a', 1]);
    const db = clients.open({ user: 'ada' });
    const before = watch(ordered(db));
    await eventually(() => expect(before.seen()).toBe('a=1'));
    await deleteDoc(doc(db, 'members/ada'));
    await eventually(() => expect(before.seen()).toBe('permission-denied'));
    await setDoc(doc(db, 'members/ada'), { n: 1 });
    await put(['c/a', 2]);
    const after = watch(ordered(db));
    await eventually(() => expect(after.seen()).toBe('a=2'));
  });
});

test('a token that expires under a listener is replaced by a fresh one, and nothing is missed', async () => {
  rules('match /c/{id} { allow read: if request.auth.uid == "ada"; }');
  const refreshes: boolean[] = [];
  const db = clients.open({
    token: (refresh) => {
      refreshes.push(refresh);
      return unsignedToken('ada', refresh ? 3600 : 1);
    },
  });
  await put(['c/a', 1]);
  const all = watch(ordered(db));
  await eventually(() => expect(all.seen()).toBe('a=1'));
  await eventually(() => expect(refreshes).toContain(true));
  await put(['c/a', 2]);
  await eventually(() => expect(all.seen()).toBe('a=2'));
  expect(all.all).not.toContain('unauthenticated');
});

test('writes made while the server is away are done once it is back', async () => {
  const first = await startLoggedServer();
  let { port } = first;
  const own = clientsOf('demo-restart', () => port);
  const db = own.open();
  await setDoc(doc(db, 'c/a'), { n: 1 });
  await first.stop();
  const writes = [2, 3, 4].map((n) => setDoc(doc(db, `c/d${n}`), { n }));
  const second = await startLoggedServer({}, undefined, port);
  port = second.port;
  await Promise.all(writes);
  const names = [2, 3, 4].map((n) => `projects/demo-restart/databases/(default)/documents/c/d${n}`);
  expect(names.map((name) => second.backend.lookup(name)?.name)).toEqual(names);
  await own.close();
  await second.stop();
});
