import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  Timestamp,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_GROUPS } from '../../src/domain/audit/audit-log.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const OURS = where('zooId', '==', 'zoo-1');
const of =
  (name: string, ...constraints: QueryConstraint[]) =>
  (database: Firestore) =>
    query(collection(database, name), ...constraints);

/** The screens' queries beyond one establishment's plain list, with the people whose queries are answered. */
const QUERIES = {
  'the open invitations, the latest first': {
    asked: of('invitations', OURS, where('status', '==', 'sent'), orderBy('sentAt', 'desc'), limit(200)),
    answered: ['admin', 'staff'],
  },
  'the record of what was done to people': {
    asked: of(
      'zoo/zoo-1/auditLog',
      where('action', 'in', AUDIT_GROUPS.signIns),
      where('by', '==', 'keeper'),
      orderBy('atUnix', 'desc'),
      limit(51),
    ),
    answered: ['admin', 'staff'],
  },
  'the announcements, the latest first': {
    asked: of('zoo/zoo-1/announcements', orderBy('createdAt', 'desc'), limit(100)),
    answered: ['keeper', 'pedago', 'admin', 'guest', 'staff'],
  },
  'the colleagues who can sign in': {
    asked: of('users', OURS, where('isDeleted', '==', false), where('userStatus', '==', 'active')),
    answered: ['keeper', 'pedago', 'admin', 'guest', 'staff'],
  },
  "the provider's staff, of every establishment": {
    asked: of('users', where('akongoStaff', '==', true), limit(500)),
    answered: ['staff'],
  },
  'every establishment': { asked: of('zoo', limit(500)), answered: ['staff'] },
  'the establishments that list another': {
    asked: of('zoo', where('staffAccess', 'array-contains', 'guest'), limit(500)),
    answered: ['guest', 'staff'],
  },
  'the tasks done in thirty days': {
    asked: of('tasks', OURS, where('status', '==', 'DONE'), where('completedAt', '>=', Timestamp.fromMillis(1))),
    answered: ['keeper', 'admin', 'guest', 'staff'],
  },
  'the task changed last': {
    asked: of('tasks', OURS, orderBy('updatedAt', 'desc'), limit(1)),
    answered: ['keeper', 'admin', 'guest', 'staff'],
  },
  'the species by their Latin names': {
    asked: of('species', orderBy('specieLatinName'), limit(50)),
    answered: ['keeper', 'pedago', 'admin', 'guest', 'staff', 'stranger'],
  },
  'the latest changes of a species': {
    asked: of('species/lion/logs', orderBy('at', 'desc'), limit(20)),
    answered: ['keeper', 'pedago', 'admin', 'guest', 'staff', 'stranger'],
  },
  'the tags in use': {
    asked: of('tags', where('archived', '==', false)),
    answered: ['keeper', 'pedago', 'admin', 'guest', 'staff', 'stranger'],
  },
};
const PEOPLE = ['keeper', 'pedago', 'admin', 'guest', 'staff', 'stranger', 'pending', 'nobody'];

describe('a query of a screen', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-queries');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1', { staffAccess: ['guest'] }),
      storedZoo('zoo-2'),
      storedUser('keeper', 'zoo-1'),
      storedUser('pedago', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('guest', 'zoo-2'),
      storedUser('staff', 'zoo-2', { userRight: 'superAdmin', akongoStaff: true }),
      storedUser('stranger', 'zoo-2', { userRight: 'superAdmin' }),
      storedUser('pending', 'zoo-1', { userRight: 'admin', userStatus: 'pending', eula: 0 }),
    ]);
  });
  afterAll(() => environment.cleanup());

  it.each(Object.entries(QUERIES))('is answered to whom it may be: %s', async (_what, { asked, answered }) => {
    const listed: string[] = [];
    const counted: string[] = [];
    for (const person of PEOPLE) {
      const database = seenBy(environment, person);
      if (await isAllowed(() => getDocs(asked(database)))) listed.push(person);
      if (await isAllowed(() => getCountFromServer(asked(database)))) counted.push(person);
    }
    expect(listed).toEqual(answered);
    expect(counted).toEqual(answered);
  });
});
