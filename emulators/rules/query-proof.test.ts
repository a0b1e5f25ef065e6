import { describe, expect, it } from 'vitest';
import { RulesPath, RulesTimestamp, type QueryFilter } from './contract.ts';
import { ask, listAllowed, pathOf, queryOf, ruleset, where, withBody } from './rules-under-test.ts';

const d = 'resource.data';

describe('proving a list query', () => {
  it.each<[string, QueryFilter[]]>([
    [`${d}.a == 'x'`, [where('a', '==', 'x')]],
    [`'x' == ${d}.a && ${d}.a != 'y'`, [where('a', '==', 'x')]],
    [`${d}.a in ['x', 'y']`, [where('a', 'in', ['x', 'y'])]],
    [`${d}.a == 'x' || ${d}.a == 'y'`, [where('a', 'in', ['x', 'y'])]],
    [`${d}.a != 'x'`, [where('a', '!=', 'x')]],
    [`!(${d}.a in ['x', 'y'])`, [where('a', 'not-in', ['x', 'y'])]],
    [`${d}.a != null`, [where('a', '!=', 'x')]],
    [`${d}.n > 5 && ${d}.n >= 10 && ${d}.n != 3 && ${d}.n is number`, [where('n', '>', 10n)]],
    [`${d}.n >= 10`, [where('n', '>=', 10n)]],
    [`${d}.n < 10.5`, [where('n', '<=', 10n)]],
    [`5 < ${d}.n`, [where('n', '>=', 6n)]],
    [`${d}.n >= 1 && ${d}.n <= 9`, [where('n', '>=', 1n), where('n', '<', 9n)]],
    [`${d}.n == 3 && ${d}.n > 2`, [where('n', '==', 3n)]],
    [`!${d}.deleted`, [where('deleted', '==', false)]],
    [`${d}.get('deleted', true) == false`, [where('deleted', '==', false)]],
    [`${d}.m.k == 'x' && ${d}['m']['k'] == 'x' && ${d}.get(['m', 'k'], '') == 'x'`, [where('m.k', '==', 'x')]],
    [`'alice' in ${d}.members && ${d}.members is list`, [where('members', 'array-contains', 'alice')]],
    [`'a' in ${d}.t || 'b' in ${d}.t`, [where('t', 'array-contains-any', ['a', 'b'])]],
    [`'a' in ${d}`, [where('a', '>', 1n)]],
    [`${d}.at < request.time`, [where('at', '<', new RulesTimestamp(5n, 0))]],
    [`resource != null && ${d} is map`, []],
    ['request.auth != null', []],
    [`${d}.a == 1 || true`, []],
    ['id is string', []],
  ])('a list query is proved for %s', (condition, filters) => expect(listAllowed(condition, filters)).toBe(true));

  it('a list query is proved for a document read by a value that the query fixes', () => {
    const condition = `get(/databases/$(database)/documents/zoos/$(${d}.zoo)).data.open == true`;
    const documents = { 'zoos/z1': { open: true }, 'zoos/z2': { open: false } };
    expect(listAllowed(condition, [where('zoo', '==', 'z1')], { documents })).toBe(true);
    expect(listAllowed(condition, [where('zoo', '==', 'z2')], { documents })).toBe(false);
    expect(listAllowed(condition, [where('zoo', 'in', ['z1', 'z2'])], { documents })).toBe(false);
    expect(listAllowed(condition, [], { documents })).toBe(false);
  });

  it('a list query is proved for its shape', () => {
    expect(listAllowed('request.query.limit <= 10', [], { limit: 10 })).toBe(true);
    expect(listAllowed('request.query.limit <= 10', [], { limit: 11 })).toBe(false);
    expect(listAllowed('request.query.limit <= 10', [])).toBe(false);
    expect(
      listAllowed("request.query.offset == 0 && request.query.orderBy == 'a ASC'", [], {
        orderBy: [{ field: ['a'], direction: 'ASC' }],
      }),
    ).toBe(true);
  });

  it('a list query is proved for an order, which leaves out documents without the field', () => {
    const orderBy = [{ field: ['a'], direction: 'ASC' as const }];
    expect(listAllowed(`'a' in ${d}`, [], { orderBy })).toBe(true);
    expect(listAllowed(`${d}.a != null`, [], { orderBy })).toBe(false);
  });
});

describe('refusing a list query', () => {
  it.each<[string, QueryFilter[]]>([
    [`${d}.a == 'x'`, []],
    [`${d}.a == 'x'`, [where('a', '==', 'y')]],
    [`${d}.a == 'x'`, [where('a', 'in', ['x', 'y'])]],
    [`${d}.a == 'x'`, [where('b', '==', 'x')]],
    [`!(${d}.a == 'x')`, []],
    [`!(${d}.a == 'x') || ${d}.a == 'x'`, []],
    [`${d}.a != 'y'`, [where('a', '!=', 'x')]],
    [`${d}.n > 10`, [where('n', '>=', 10n)]],
    [`${d}.n > 10`, [where('n', '>', 9n)]],
    [`${d}.n > 10`, [where('n', '<', 9n)]],
    [`${d}.n is int`, [where('n', '==', 1n)]],
    [`${d}.t.hasAny(['a'])`, [where('t', 'array-contains', 'a')]],
    [`'a' in ${d}.t`, [where('t', 'array-contains-any', ['a', 'b'])]],
    [`${d}.get('deleted', false) == false`, []],
    [`${d}.deleted == false`, [where('deleted', '!=', true)]],
    [`${d}.keys().hasOnly(['a'])`, [where('a', '==', 'x')]],
    [`!(${d}.b == true)`, [where('b', '>', false)]],
    [`!(${d}.l == [1])`, [where('l', '>', [])]],
    ['resource == null', []],
    ["id == 'd'", []],
    [`${d}.a == ${d}.a`, []],
  ])('a list query is refused for %s', (condition, filters) => expect(listAllowed(condition, filters)).toBe(false));

  it('a list query is refused when one branch of an or-query is not covered', () => {
    const either = (second: string): QueryFilter[] => [
      { kind: 'or', filters: [where('a', '==', 'x'), where('b', '==', second)] },
    ];
    const condition = `${d}.a == 'x' || ${d}.b == 'y'`;
    expect(listAllowed(condition, either('y'))).toBe(true);
    expect(listAllowed(condition, either('z'))).toBe(false);
  });

  it('a list query is refused when it has too many alternatives to prove', () => {
    const values = (count: number) => Array.from({ length: count }, (_u, at) => BigInt(at));
    const filters = (count: number) => [where('a', 'in', values(10)), where('b', 'in', values(count))];
    expect(listAllowed(`${d}.a >= 0`, filters(10))).toBe(true);
    expect(listAllowed(`${d}.a >= 0`, filters(11))).toBe(false);
  });
});

describe('querying named documents', () => {
  const rules = ruleset(withBody('match /users/{uid} { allow list: if uid == request.auth.uid; }'));
  const asks = (names: string[]) =>
    ask(
      rules,
      'list',
      'users',
      {},
      queryOf('users', [
        where(
          '__name__',
          'in',
          names.map((name) => new RulesPath(pathOf(name))),
        ),
      ]),
    ).allowed;

  it('a query for named documents is allowed when the rules allow each of them', () => {
    expect(asks(['users/alice'])).toBe(true);
    expect(asks(['users/alice', 'users/bob'])).toBe(false);
  });

  it('a query for named documents may use ids only', () => {
    const query = queryOf('users', [where('__name__', '==', 'alice')]);
    expect(ask(rules, 'list', 'users', {}, query).allowed).toBe(true);
    expect(ask(rules, 'list', 'users', {}, queryOf('users')).allowed).toBe(false);
  });
});
