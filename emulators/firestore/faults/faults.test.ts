import { describe, expect, test } from 'vitest';
import { Faults } from './faults.ts';
import type { FaultyCall } from './faults.ts';
import { pathPattern, pathsIn } from './paths.ts';
import type { FaultRule } from './rule.ts';

const DOCUMENTS = 'projects/p/databases/(default)/documents';

function commitOf(path: string, uid = 'ada'): FaultyCall {
  const request = { writes: [{ update: { name: `${DOCUMENTS}/${path}` } }] };
  return { method: 'Commit', transport: 'grpc', uid: () => uid, request };
}

function withRules(...rules: FaultRule[]): Faults {
  const faults = new Faults();
  faults.set(rules);
  return faults;
}

describe('faults of the local Firestore', () => {
  test('no fault applies before it is set, and none after it is cleared', () => {
    const faults = new Faults();
    expect(faults.meet(commitOf('c/a'))).toBeNull();
    faults.set([{ drop: true }]);
    expect(faults.meet(commitOf('c/a'))).toEqual({ drop: true });
    faults.clear();
    expect([faults.meet(commitOf('c/a')), faults.list()]).toEqual([null, []]);
  });

  test('a fault skips, hits and counts as many calls as it says', () => {
    const faults = withRules({ method: 'Commit', skip: 1, times: 2, drop: true });
    const met = Array.from({ length: 5 }, () => faults.meet(commitOf('c/a')) !== null);
    expect(met).toEqual([false, true, true, false, false]);
    expect(faults.list()).toEqual([{ method: 'Commit', skip: 1, times: 2, drop: true, matched: 5, hits: 2 }]);
  });

  test.each<[string, FaultRule, boolean]>([
    ['its method', { method: 'Commit', drop: true }, true],
    ['one of its methods', { method: ['RunQuery', 'Commit'], drop: true }, true],
    ['another method', { method: 'RunQuery', drop: true }, false],
    ['its transport', { transport: 'grpc', drop: true }, true],
    ['another transport', { transport: 'rest', drop: true }, false],
    ['its user', { uid: 'ada', drop: true }, true],
    ['another user', { uid: 'owner', drop: true }, false],
    ['its path', { path: 'zoos/*/tasks/**', drop: true }, true],
    ['another path', { path: 'zoos/*', drop: true }, false],
  ])('a fault is selected by %s', (_, rule, meets) => {
    expect(withRules(rule).meet(commitOf('zoos/1/tasks/7')) !== null).toBe(meets);
  });

  test('the first matching fault applies', () => {
    const faults = withRules({ times: 1, delayMs: 1 }, { drop: true });
    expect([faults.meet(commitOf('c/a')), faults.meet(commitOf('c/a'))]).toEqual([
      { times: 1, delayMs: 1 },
      { drop: true },
    ]);
    expect(faults.list().map(({ hits }) => hits)).toEqual([1, 1]);
  });

  test.each<[string, unknown]>([
    ['"dorp"', { dorp: true }],
    ['does something', { method: 'Commit' }],
    ['does something', { drop: false }],
    ['"delayMs"', { delayMs: -1 }],
    ['"lose"', { lose: 0 }],
    ['"refuse"', { refuse: { code: 'TEAPOT' } }],
    ['"transport"', { drop: true, transport: 'pigeon' }],
    ['object', 'drop'],
  ])('a faulty description with %s is refused, and the faults in force stay', (word, rule) => {
    const faults = withRules({ drop: true });
    expect(() => faults.set([rule as FaultRule])).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(word) as string }),
    );
    expect(faults.list()).toHaveLength(1);
  });
});

test('the paths of a request are its documents and the collections it queries', () => {
  const structuredQuery = {
    from: [{ collectionId: 'tasks' }],
    where: { value: { referenceValue: `${DOCUMENTS}/x/y` } },
  };
  expect(pathsIn({ name: `${DOCUMENTS}/c/a` })).toEqual(['c/a']);
  expect(pathsIn({ documents: [`${DOCUMENTS}/c/a`, `${DOCUMENTS}/c/b`] })).toEqual(['c/a', 'c/b']);
  expect(pathsIn({ parent: DOCUMENTS, structuredQuery })).toEqual(['tasks']);
  expect(pathsIn({ parent: `${DOCUMENTS}/zoos/1`, structuredAggregationQuery: { structuredQuery } })).toEqual([
    'zoos/1/tasks',
  ]);
  expect(pathsIn({ addTarget: { query: { parent: DOCUMENTS, structuredQuery } } })).toEqual(['tasks']);
  expect(pathsIn({ addTarget: { documents: { documents: [`${DOCUMENTS}/c/a`] } } })).toEqual(['c/a']);
  expect(pathsIn({ writes: [{ delete: `${DOCUMENTS}/c/a` }, { verify: `${DOCUMENTS}/c/b` }] })).toEqual(['c/a', 'c/b']);
  expect(pathsIn({ database: 'projects/p/databases/(default)' })).toEqual([]);
});

test.each([
  ['tasks/*', 'tasks/1', true],
  ['tasks/*', 'tasks/1/notes/2', false],
  ['tasks/*', 'tasks', false],
  ['tasks/**', 'tasks', true],
  ['tasks/**', 'tasks/1/notes/2', true],
  ['tasks/**', 'tasksets/1', false],
  ['a.b/c+d', 'a.b/c+d', true],
  ['a.b/c+d', 'aXb/ccd', false],
])('the pattern %s and the path %s: %s', (pattern, path, matches) => {
  expect(pathPattern(pattern).test(`/${path}`)).toBe(matches);
});
