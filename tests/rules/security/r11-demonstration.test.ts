import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESSES, type Collection, operationsOf } from '../../../src/domain/collections/declaration.ts';
import { COLLECTIONS } from '../../../src/domain/collections/collections.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { openRules, place, seenBy, stored } from '../support/environment.ts';
import { accessesTo } from './support/attempts.ts';
import { ownSectorOf, pathOf } from './support/paths.ts';
import { actorIn, foundationsOf, idOf, zooOf } from './support/people.ts';
import { grownSampleOf } from './support/samples.ts';
import { Table } from './support/table.ts';
import { usesOf } from './support/uses.ts';
import { PATTERNS, spotIn } from './support/world.ts';

const VISITORS = ['keeper', 'lead', 'pedagoadmin', 'admin', 'superAdmin', 'invitedAdmin'];
const ZOO = zooOf('demo');
const READS = ['get', 'list'] as const;

describe('the demonstration', () => {
  const writes = new Table('R11, writes in the demonstration');
  const reads = new Table('R11, reads in the demonstration');
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-r11');
    await environment.clearFirestore();
    await place(environment, [
      ...PATTERNS.filter((pattern) => pattern !== 'zoo/{zooId}').map((pattern) => ({
        path: pathOf(pattern, spotIn(ZOO)),
        data: {
          ...grownSampleOf(pattern, { ...spotIn(ZOO), by: idOf('author', 'demo') }),
          // one that may be taken elsewhere
          ...(pattern === 'tasks/{taskId}' ? { responsibleIds: [] } : {}),
        },
      })),
      ...foundationsOf('demo'),
    ]);
  });
  afterAll(async () => {
    writes.close();
    reads.close('reads', `${reads.otherwise} answered otherwise than by the permission table`);
    await environment.cleanup();
  });

  it.each(VISITORS)('is not changed by its %s', async (name) => {
    const userId = idOf(name, 'demo');
    const person = { userId, database: seenBy(environment, userId) };
    const all = PATTERNS.map((pattern) => pathOf(pattern, spotIn(ZOO)));
    const before = await Promise.all(all.map((path) => stored(environment, path)));
    const attempts = PATTERNS.flatMap((pattern) => {
      const there = spotIn(ZOO);
      const document = before[PATTERNS.indexOf(pattern)] as Record<string, unknown>;
      const { get: _get, list: _list, ...plain } = accessesTo(pattern, there, person);
      const special = usesOf(pattern).filter(({ access }) => access === 'update');
      return [
        ...Object.entries(plain).map(([access, go]) => ({ what: `${access} ${pattern}`, go })),
        ...special.map((use) => ({ what: `${use.what} ${pattern}`, go: () => use.go(there, document, person) })),
        {
          what: 'change their own account',
          go: accessesTo('users/{userId}', { zooId: ZOO, id: userId }, person).update,
        },
      ];
    });
    expect(await writes.run(attempts)).toEqual([]);
    expect(await Promise.all(all.map((path) => stored(environment, path)))).toEqual(before);
  });

  it.each(VISITORS)('is read by its %s like any establishment', async (name) => {
    const userId = idOf(name, 'demo');
    const person = { userId, database: seenBy(environment, userId) };
    const subject = { zooId: ZOO, sectorIds: [ownSectorOf(ZOO)], authorId: null };
    const mayRead = (pattern: string, access: (typeof READS)[number]) => {
      return operationsOf((COLLECTIONS[pattern] as Collection).opens[access]).some((operation) =>
        mayDo(actorIn(name, 'demo'), operation, subject),
      );
    };
    const tried = PATTERNS.flatMap((pattern) => READS.map((access) => ({ pattern, access })));
    const expected = tried
      .filter(({ pattern, access }) => mayRead(pattern, access))
      .map(({ pattern, access }) => `${access} ${pattern}`);
    const attempts = tried.map(({ pattern, access }) => ({
      what: `${access} ${pattern}`,
      go: accessesTo(pattern, spotIn(ZOO), person)[access],
    }));
    expect(await reads.compare(attempts, expected)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(ACCESSES.length);
  });
});
