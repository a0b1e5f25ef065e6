import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collection, operationsOf } from '../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import { isRefusedInDemo, mayDo } from '../../../src/domain/access/operations.ts';
import { openRules, place, seenBy } from '../support/environment.ts';
import { ownSectorOf, pathOf, type Spot } from './support/paths.ts';
import { actorIn, foundationsOf, idOf, NAMES, type World, WORLDS, zooOf } from './support/people.ts';
import { grownSampleOf } from './support/samples.ts';
import { MANY_AT_A_TIME, Table } from './support/table.ts';
import { isReading, type Use, usesOf } from './support/uses.ts';
import { parentsIn, PATTERNS } from './support/world.ts';
import { documentId } from '../../../scripts/seed/document-id.ts';

const uses = PATTERNS.flatMap(usesOf);
type Written = { readonly there: Spot; readonly data: Record<string, unknown> };
/** Documents that exist once per establishment; the others are made anew for each attempt. */
const ONLY_ONE: readonly string[] = ['zoo/{zooId}', 'zoo/{zooId}/private/integrations'];

describe('the rules agree with the permission table', () => {
  const table = new Table('R3, permission table');
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-permissions');
    await environment.clearFirestore();
    await place(
      environment,
      WORLDS.flatMap((world) => [...foundationsOf(world), ...parentsIn(zooOf(world))]),
    );
  });
  afterAll(async () => {
    table.close('questions', `${table.otherwise} answered otherwise than by the permission table`);
    await environment.cleanup();
  });

  /** Returns a document written by `author`, with its path. */
  const aDocument = (pattern: string, world: World): Written => {
    serial += 1;
    const there = { zooId: zooOf(world), id: documentId(`document ${serial}`) };
    if (pattern === 'zoo/{zooId}') return { there, data: foundationsOf(world)[0]?.data as Record<string, unknown> };
    return {
      there,
      data: { ...grownSampleOf(pattern, { ...there, by: idOf('author', world) }), ...freeOrLed(pattern, world) },
    };
  };
  /** Returns a task that may be taken, or a sector with its leads. */
  const freeOrLed = (pattern: string, world: World) => {
    if (pattern === 'tasks/{taskId}') return { responsibleIds: [] };
    const leads = [idOf('lead', world), idOf('pedagoadmin', world)];
    return pattern === 'sectors/{sectorId}' ? { managementUserIds: leads } : {};
  };

  const isExpected = (name: string, world: World, use: Use): boolean => {
    const actor = actorIn(name, world);
    const zooId = zooOf(world);
    const [author, auditor] = [idOf('author', world), idOf('rightsRoles', world)];
    const subject = {
      ...{ zooId, sectorIds: [ownSectorOf(zooId)], authorId: author },
      ...{ campaignType: 'welfare' as const, memberIds: [author, auditor], auditorIds: [auditor] },
    };
    return use.operations.some(
      (operation) => mayDo(actor, operation, subject) && (isReading(use) || !isRefusedInDemo(actor, operation)),
    );
  };

  it.each(uses.map((use) => [use.what, use.pattern, use] as const))(
    'when people %s %s',
    async (_what, pattern, use) => {
      const questions = WORLDS.flatMap((world) => {
        const shared = aDocument(pattern, world);
        return NAMES.map((name) => ({
          ...{ name, world, what: `${name} of ${world}`, userId: idOf(name, world) },
          // The change of one person must not conflict with another's.
          document: isReading(use) ? shared : aDocument(pattern, world),
        }));
      });
      const documents = new Set(questions.map(({ document }) => document));
      if (!ONLY_ONE.includes(pattern))
        await place(
          environment,
          [...documents].map(({ there, data }) => ({ path: pathOf(pattern, there), data })),
        );
      const expected = questions.filter(({ name, world }) => isExpected(name, world, use)).map(({ what }) => what);
      const attempts = questions.map(({ what, userId, document }) => ({
        what,
        go: () => use.go(document.there, document.data, { userId, database: seenBy(environment, userId) }),
      }));
      expect(await table.compare(attempts, expected, MANY_AT_A_TIME)).toEqual(expected);
    },
  );

  it('and every way that the registry opens is tried', () => {
    const openings = PATTERNS.flatMap((pattern) =>
      Object.entries((COLLECTIONS[pattern] as Collection).opens).flatMap(([access, opening]) =>
        operationsOf(opening).map((operation) => `${access} ${pattern} by ${operation}`),
      ),
    );
    const tried = uses.flatMap((use) =>
      use.operations.map((operation) => `${use.access} ${use.pattern} by ${operation}`),
    );
    expect([...new Set(tried)].toSorted()).toEqual(openings.toSorted());
  });
});
