import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, doc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import type { User } from '../../../src/domain/users/user.ts';
import { openRules, place, seenBy } from '../support/environment.ts';
import { accessesTo, type Attempt, freshSpot, type Person } from './support/attempts.ts';
import { collectionOf, groupOf, pathOf } from './support/paths.ts';
import { grownSampleOf, sampleOf } from './support/samples.ts';
import { MANY_AT_A_TIME, Table } from './support/table.ts';
import { isSharedKnowledge, PATTERNS, placeEverythingOf, placePeople, spotIn } from './support/world.ts';

const OURS = 'zoo-ours';
const THEIRS = 'zoo-theirs';
/** The people of the other establishment. */
const STRANGERS: Record<string, Partial<User>> = {
  'their-keeper': {},
  'their-pedago': { userRight: 'pedagoadmin' },
  'their-admin': { userRight: 'admin' },
  'their-super': { userRight: 'superAdmin' },
  'their-auditor': {},
};
/** The part of a path that a person of the other establishment may reach by right. */
const ownOf = (pattern: string, userId: string) => ({
  ...spotIn(THEIRS),
  id: `${pattern}-${userId}`.replaceAll('/', '_'),
});

describe('the documents of one establishment', () => {
  const table = new Table('R1, other establishments');
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-r1');
    await environment.clearFirestore();
    // Being named as an ethologist opens nothing to people whom staffAccess does not list; naming our people opens
    // nothing of theirs.
    await placeEverythingOf(environment, OURS, { referentEthologistIds: ['their-auditor'] });
    await placeEverythingOf(environment, THEIRS, {
      referentEthologistIds: ['their-auditor', spotIn(OURS).id],
      supportEthologistIds: [spotIn(OURS).id],
    });
    await placePeople(environment, THEIRS, STRANGERS);
    await place(
      environment,
      PATTERNS.filter((pattern) => COLLECTIONS[pattern]?.owner === 'establishment, by zooId').flatMap((pattern) =>
        Object.keys(STRANGERS).map((userId) => ({
          path: pathOf(pattern, ownOf(pattern, userId)),
          data: grownSampleOf(pattern, { ...ownOf(pattern, userId), by: userId }),
        })),
      ),
    );
  });
  afterAll(async () => {
    table.close();
    await environment.cleanup();
  });

  /** Returns every attempt at our document of the pattern, and at its collection. */
  function attemptsAt(pattern: string, { userId, database }: Person): Attempt[] {
    const path = pathOf(pattern, spotIn(OURS));
    const all = collection(database, collectionOf(path));
    const group = collectionGroup(database, groupOf(path));
    const accesses = accessesTo(pattern, spotIn(OURS), { userId, database });
    const reads: Record<string, Attempt['go']> = {
      get: accesses.get,
      'list bare': () => getDocs(all),
      'list with our id': () => getDocs(query(all, where('zooId', '==', OURS))),
      'list with our id or theirs': () => getDocs(query(all, where('zooId', 'in', [OURS, THEIRS]))),
      'list of the group': () => getDocs(query(group, where('zooId', '==', OURS))),
    };
    const writes: Record<string, Attempt['go']> = {
      'create into': accesses.create,
      overwrite: () => setDoc(doc(database, path), sampleOf(pattern, { ...spotIn(OURS), by: userId })),
      update: accesses.update,
      'move to theirs': () => updateDoc(doc(database, path), { zooId: THEIRS }),
      'move theirs to ours': () => updateDoc(doc(database, pathOf(pattern, ownOf(pattern, userId))), { zooId: OURS }),
      'create theirs as ours': () => {
        const spot = freshSpot(pattern, THEIRS);
        const data = sampleOf(pattern, { ...spot, by: userId });
        return setDoc(doc(database, pathOf(pattern, spot)), { ...data, zooId: OURS });
      },
      delete: accesses.delete,
    };
    const tried = isSharedKnowledge(pattern) ? writes : { ...reads, ...writes };
    return Object.entries(tried).map(([what, go]) => ({ what: `${userId}: ${what} ${path}`, go }));
  }
  it.each(Object.keys(STRANGERS))('is out of reach of %s', async (userId) => {
    const person = { userId, database: seenBy(environment, userId) };
    expect(
      await table.run(
        PATTERNS.flatMap((pattern) => attemptsAt(pattern, person)),
        MANY_AT_A_TIME,
      ),
    ).toEqual([]);
  });
});
