import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collection, isWritable, privilegedFieldsOf } from '../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import { ROLES } from '../../../src/domain/access/roles.ts';
import { openRules, place, seenBy, stored } from '../support/environment.ts';
import { storedSector, storedUser, storedZoo } from '../support/stored-documents.ts';
import { ownSectorOf, pathOf, type Spot } from './support/paths.ts';
import { grownSampleOf } from './support/samples.ts';
import { Table } from './support/table.ts';
import { WAYS } from './support/ways.ts';
import { parentsIn, PATTERNS, spotIn } from './support/world.ts';

const OURS = 'zoo-ours';
const THEIRS = 'zoo-theirs';
/** The most valuable new value of each field of an account. */
const RAISES: Record<string, unknown> = {
  userRight: 'owner',
  rightsRoles: ['internalTeam'],
  userZoo: { label: THEIRS, value: THEIRS },
  zooId: THEIRS,
  akongoStaff: true,
  akongoRank: 'board',
  userStatus: 'pending',
  isDisabled: true,
  isDeleted: true,
  deletedBy: 'me',
  tempPassword: 'temp-12345',
  passwordChangedByAdmin: true,
  passwordChangedAt: 1,
  sessionsValidAfter: 1,
  betaTester: true,
  sectors: ['savanna'],
  userProfilePicture: { url: 'https://elsewhere.example/pixel.gif' },
  userMail: 'other@zoo.example',
  userId: 'other',
  zooTiers: 'global',
  staffAccess: ['me'],
  isProvider: true,
  isDemo: true,
  type: 'project',
};
/** Fields that no entity has, and that an older program or a guess might use. */
const INVENTED = ['tempPassword', 'isAdmin'];

/** Fields that whoever creates the document chooses, and that nobody changes afterwards. */
const CHOSEN_AT_CREATION: Record<string, readonly string[]> = {
  'visits/{visitId}': ['plannedId', 'animalIds', 'isDeferred', 'plannedCount'],
};

const writable = PATTERNS.filter((pattern) => isWritable(COLLECTIONS[pattern] as Collection));
const fieldsOf = (pattern: string): string[] => {
  const collection = COLLECTIONS[pattern] as Collection;
  return [
    ...privilegedFieldsOf(collection),
    ...collection.byProvider.filter((field) => !collection.writable.includes(field)),
    ...INVENTED,
  ].filter((field, at, all) => all.indexOf(field) === at);
};

/** Returns a value unlike the one that is there, of the same kind where it has one. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value instanceof Timestamp) return Timestamp.fromMillis(value.toMillis() + 1);
  return Array.isArray(value) ? [...value, 'another'] : 'another';
}

describe('rights', () => {
  const table = new Table('R4, escalation');
  let environment: RulesTestEnvironment;
  const mine = (pattern: string, role: string): Spot =>
    pattern === 'zoo/{zooId}' ? spotIn(OURS) : { zooId: OURS, id: pattern.startsWith('users') ? role : `own-${role}` };
  beforeAll(async () => {
    environment = await openRules('demo-r4');
    await environment.clearFirestore();
    await place(environment, [
      ...writable.flatMap((pattern) =>
        [spotIn(OURS), spotIn(THEIRS), ...ROLES.map((role) => mine(pattern, role))].map((spot) => ({
          path: pathOf(pattern, spot),
          data: grownSampleOf(pattern, { ...spot, by: spot.id.replace('own-', '') }),
        })),
      ),
      ...[OURS, THEIRS].flatMap((zooId) => [
        storedZoo(zooId),
        storedSector(ownSectorOf(zooId), zooId),
        ...parentsIn(zooId),
      ]),
      ...ROLES.map((role) => storedUser(role, OURS, { userRight: role })),
    ]);
  });
  afterAll(async () => {
    table.close();
    await environment.cleanup();
  });

  describe.each(ROLES)('of a %s', (userId) => {
    it.each(writable)('are not raised through %s, and the document stays unchanged', async (pattern) => {
      const database = seenBy(environment, userId);
      const another = pattern === 'zoo/{zooId}' ? spotIn(THEIRS) : spotIn(OURS);
      for (const there of [mine(pattern, userId), another]) {
        const path = pathOf(pattern, there);
        const before = (await stored(environment, path)) as Record<string, unknown>;
        const attempts = fieldsOf(pattern).flatMap((field) => {
          const value = RAISES[field] ?? otherThan(before[field]);
          return Object.entries(WAYS)
            .filter(([way]) => way !== 'removal' || field in before)
            .filter(([way]) => way !== 'create' || CHOSEN_AT_CREATION[pattern]?.includes(field) !== true)
            .map(([way, go]) => ({
              what: `${way} ${field} of ${path}`,
              go: () => go({ database, userId, pattern, there, before, field, value }),
            }));
        });
        expect(await table.run(attempts)).toEqual([]);
        expect(await stored(environment, path)).toEqual(before);
      }
    });
  });
});
