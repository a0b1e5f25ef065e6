import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../src/domain/users/user.ts';
import { as, isAllowed, openRules, seenBy } from '../support/environment.ts';
import { accessesTo, type Attempt, type Person } from './support/attempts.ts';
import { Table } from './support/table.ts';
import { isSharedKnowledge, PATTERNS, placeEverythingOf, placePeople, spotIn } from './support/world.ts';

const OURS = 'zoo-ours';
/** Accounts of ours that would have every right, were they in use. */
const NOT_IN_USE: Record<string, Partial<User>> = {
  disabled: { isDisabled: true },
  deleted: { isDeleted: true },
  pending: { userStatus: 'pending', eula: 0 },
  'terms never accepted': { eula: 0 },
  'older terms accepted': { eula: 3 },
  'newer terms than there are': { eula: 5 },
};
/** A token issued when its owner was a super manager of ours and of the provider's staff. */
const STALE_CLAIMS = { userRight: 'superAdmin', zooId: OURS, akongoStaff: true, admin: true, role: 'superAdmin' };

describe('a person without an account in use', () => {
  const table = new Table('R2, accounts not in use');
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-r2');
    await environment.clearFirestore();
    await placeEverythingOf(environment, OURS, {
      staffAccess: Object.keys(NOT_IN_USE).filter((name) => name !== 'disabled'),
    });
    const rights: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };
    await placePeople(
      environment,
      OURS,
      Object.fromEntries(Object.entries(NOT_IN_USE).map(([name, state]) => [name, { ...rights, ...state }])),
    );
    await placePeople(environment, 'zoo-theirs', { moved: {} });
  });
  afterAll(async () => {
    table.close();
    await environment.cleanup();
  });

  const attempts = (person: Person): Attempt[] =>
    PATTERNS.flatMap((pattern) =>
      Object.entries(accessesTo(pattern, spotIn(OURS), person)).map(([access, go]) => ({
        what: `${access} ${pattern}`,
        go,
      })),
    );
  const devices: Record<string, () => Person> = {
    'a signed-out visitor': () => ({ userId: 'nobody', database: seenBy(environment, null) }),
    'an account without a document': () => ({ userId: 'unknown', database: seenBy(environment, 'unknown') }),
    ...Object.fromEntries(
      Object.keys(NOT_IN_USE).map((name) => [name, () => ({ userId: name, database: seenBy(environment, name) })]),
    ),
  };

  it.each(Object.keys(devices))('reaches nothing at all: %s', async (who) => {
    const person = devices[who]?.();
    expect(await table.run(attempts(person as Person))).toEqual([]);
  });

  it('reaches nothing with their former claims of rights: the documents count', async () => {
    const moved = { userId: 'moved', database: as(environment, 'moved', STALE_CLAIMS) };
    // They are in use elsewhere: shared knowledge is theirs to read, and so is the list of establishments that name
    // them, which is empty.
    const isTheirs = ({ what }: Attempt) =>
      what === 'list zoo/{zooId}' ||
      PATTERNS.filter(isSharedKnowledge).some((one) => what === `get ${one}` || what === `list ${one}`);
    expect(await table.run(attempts(moved).filter((attempt) => !isTheirs(attempt)))).toEqual([]);
  });

  it.each(Object.keys(NOT_IN_USE))('may read their own account, to be told why: %s', async (name) => {
    expect(await isAllowed(() => getDoc(doc(seenBy(environment, name), `users/${name}`)))).toBe(true);
  });
});
