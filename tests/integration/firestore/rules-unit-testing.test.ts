import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  where,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /teams/{team}/plans/{plan} {
      allow read: if exists(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid));
    }
  }
}`;

setLogLevel('silent');

let running: TestServer;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  running = await startTestServer();
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-unit',
    firestore: { host: '127.0.0.1', port: running.port, rules: RULES },
  });
});

beforeEach(() => environment.clearFirestore());

afterAll(async () => {
  await environment.cleanup();
  await running.stop();
});

function as(uid: string): Firestore {
  return environment.authenticatedContext(uid).firestore() as unknown as Firestore;
}

async function withoutRules(action: (db: Firestore) => Promise<unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await action(context.firestore() as unknown as Firestore);
  });
}

describe('rules', () => {
  test('decide who reads, creates and lists', async () => {
    const ada = as('ada');
    await assertSucceeds(setDoc(doc(ada, 'notes/n1'), { owner: 'ada' }));
    await assertFails(setDoc(doc(ada, 'notes/n2'), { owner: 'bob' }));
    await assertSucceeds(getDoc(doc(ada, 'notes/n1')));
    await assertFails(getDoc(doc(as('bob'), 'notes/n1')));
    await assertFails(
      getDoc(doc(environment.unauthenticatedContext().firestore() as unknown as Firestore, 'notes/n1')),
    );
    await assertSucceeds(getDocs(query(collection(ada, 'notes'), where('owner', '==', 'ada'))));
    await assertFails(getDocs(collection(ada, 'notes')));
  });

  test('do not bind the administrator', async () => {
    await withoutRules((db) => setDoc(doc(db, 'anything/at-all'), { yes: true }));
    await withoutRules(async (db) => expect((await getDoc(doc(db, 'anything/at-all'))).exists()).toBe(true));
  });

  test('that do not compile are refused with the place of the mistake', async () => {
    const broken = initializeTestEnvironment({
      projectId: 'demo-broken',
      firestore: {
        host: '127.0.0.1',
        port: running.port,
        rules: 'rules_version = "2";\nservice cloud.firestore { nonsense }',
      },
    });
    await expect(broken).rejects.toThrow(/2:\d+/);
  });
});

describe('a listener', () => {
  test('that the rules refuse hears of it once and is over', async () => {
    const heard: string[] = [];
    onSnapshot(
      collection(as('ada'), 'notes'),
      () => heard.push('snapshot'),
      (error) => heard.push(error.code),
    );
    await eventually(() => expect(heard).toEqual(['permission-denied']));
  });

  test('ends when another document takes its permission away', async () => {
    await withoutRules(async (db) => {
      await setDoc(doc(db, 'teams/t/members/ada'), {});
      await setDoc(doc(db, 'teams/t/plans/p1'), { secret: 1 });
    });
    const heard: (string | number)[] = [];
    onSnapshot(
      collection(as('ada'), 'teams/t/plans'),
      (snapshot) => heard.push(snapshot.size),
      (error) => heard.push(error.code),
    );
    await eventually(() => expect(heard).toEqual([1]));
    await withoutRules(async (db) => {
      await deleteDoc(doc(db, 'teams/t/members/ada'));
      await setDoc(doc(db, 'teams/t/plans/p2'), { secret: 2 });
    });
    await eventually(() => expect(heard).toEqual([1, 'permission-denied']));
  });

  test('sees its document go although the rules can no longer be asked about it', async () => {
    const ada = as('ada');
    await setDoc(doc(ada, 'notes/mine'), { owner: 'ada' });
    const heard: (string | boolean)[] = [];
    onSnapshot(
      doc(as('ada'), 'notes/mine'),
      (snapshot) => heard.push(snapshot.exists()),
      (error) => heard.push(error.code),
    );
    await eventually(() => expect(heard).toEqual([true]));
    await deleteDoc(doc(ada, 'notes/mine'));
    await eventually(() => expect(heard).toEqual([true, false]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toEqual([true, false]);
  });

  test('does not learn the fate of a document that left its query for someone else', async () => {
    const ada = as('ada');
    await setDoc(doc(ada, 'notes/passed-on'), { owner: 'ada', text: 'old' });
    const mine = query(collection(as('ada'), 'notes'), where('owner', '==', 'ada'));
    const heard: unknown[] = [];
    onSnapshot(mine, (snapshot) => heard.push(snapshot.docs.map((document) => document.get('text') as string)));
    await eventually(() => expect(heard).toEqual([['old']]));
    await withoutRules((db) => setDoc(doc(db, 'notes/passed-on'), { owner: 'bob', text: 'new' }));
    await eventually(() => expect(heard.at(-1)).toEqual([]));
  });
});
