import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  type DocumentSnapshot,
  getDoc,
  getDocs,
  type QuerySnapshot,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../../src/domain/access/roles.ts';
import { isAllowed, openRules, place, seenBy } from '../support/environment.ts';
import { storedUser } from '../support/stored-documents.ts';
import { accessesTo, listOf } from './support/attempts.ts';
import { collectionOf, groupOf, pathOf } from './support/paths.ts';
import { Table } from './support/table.ts';
import { PATTERNS, placeEverythingOf, spotIn } from './support/world.ts';

const ZOO = 'zoo-ours';
/** A word that nobody may read: its discovery is a leak. */
const CANARY = 'canary-7f3a';
const ENDPOINT = 'https://hooks.slack.com/services/endpoint-canary';
const PENDING = Array.from({ length: 50 }, (_unused, at) => `pending-${at}`);

const READERS = [...ROLES, 'staff', ...PENDING.slice(0, 3)];

describe('secrets', () => {
  const table = new Table('R9, secrets');
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-r9');
    await environment.clearFirestore();
    await placeEverythingOf(environment, ZOO);
    await place(environment, [
      ...ROLES.map((role) => storedUser(role, ZOO, { userRight: role })),
      storedUser('staff', 'zoo-provider', { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' }),
      { path: `zoo/${ZOO}/private/integrations`, data: { slackEndpoint: ENDPOINT } },
      ...PENDING.flatMap((userId) => [
        storedUser(userId, ZOO, { userStatus: 'pending', eula: 0 }),
        { path: `temporaryPasswords/${userId}`, data: { zooId: ZOO, hash: CANARY, salt: CANARY } },
        { path: `passwordsToApply/${userId}`, data: { zooId: ZOO, password: CANARY } },
        { path: `invitationSecrets/${userId}`, data: { zooId: ZOO, hash: CANARY } },
      ]),
    ]);
  });
  afterAll(async () => {
    table.close('reads', `${table.allowed.length} times a secret`);
    await environment.cleanup();
  });

  /** Reads everything that the rules let this person read, in every way, and returns it as one text. */
  async function everythingSeenBy(userId: string): Promise<string> {
    const database = seenBy(environment, userId);
    const seen: unknown[] = [];
    const keep = async (read: () => Promise<unknown>) => {
      table.attempts += 1;
      await isAllowed(async () => {
        seen.push(...contentsOf((await read()) as DocumentSnapshot | QuerySnapshot));
      });
    };
    const secretPaths = PENDING.flatMap((id) =>
      ['temporaryPasswords', 'passwordsToApply', 'invitationSecrets', 'users'].map((name) => `${name}/${id}`),
    );
    const reads = [
      ...PATTERNS.flatMap((pattern) => {
        const path = pathOf(pattern, spotIn(ZOO));
        return [
          accessesTo(pattern, spotIn(ZOO), { userId, database }).get,
          () => getDocs(listOf(pattern, ZOO, { userId, database })),
          () => getDocs(collection(database, collectionOf(path))),
          () => getDocs(collectionGroup(database, groupOf(path))),
        ];
      }),
      ...secretPaths.map((path) => () => getDoc(doc(database, path))),
    ];
    for (let start = 0; start < reads.length; start += 10) await Promise.all(reads.slice(start, start + 10).map(keep));
    return JSON.stringify(seen);
  }

  it.each(READERS)('are not found by a %s who reads everything there is', async (userId) => {
    const seen = await everythingSeenBy(userId);
    if (seen.includes(CANARY)) table.allowed.push(userId);
    expect(seen).not.toContain(CANARY);
    // a person who reads at all has read something, or the table would prove nothing
    expect(seen).toContain(userId.startsWith('pending') ? userId : ZOO);
    // the address of the establishment's messages is its admins' to read
    expect(seen.includes(ENDPOINT)).toBe(['admin', 'superAdmin', 'staff'].includes(userId));
  });
});

function contentsOf(answer: DocumentSnapshot | QuerySnapshot): unknown[] {
  return 'docs' in answer ? answer.docs.map((one) => one.data()) : [answer.data() ?? null];
}
