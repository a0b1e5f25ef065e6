import { describe, expect, it } from 'vitest';
import { ask, outcomeOf, ruleset, withBody } from './rules-under-test.ts';

const MISSING = 'resource.data.missing == 1';
const documents = { 'x/d': { a: 1n, n: null, m: new Map([['k', 'v']]) } };
const allowed = (condition: string) => outcomeOf(condition, { documents }) === 'allowed';

describe('errors in conditions', () => {
  it.each([
    [`${MISSING} || true`, true],
    [`true || ${MISSING}`, true],
    [`!(${MISSING} && false)`, true],
    [`!(false && ${MISSING})`, true],
    [`${MISSING} || false`, false],
    [`!(${MISSING} && true)`, false],
    [`!(${MISSING})`, false],
    [`(${MISSING} ? true : true)`, false],
    ['1 || true', true],
    ['!(1 && false)', true],
    ['1 || false', false],
    ["'text'", false],
    ['nothing() || true', true],
    ['!nothing()', false],
  ])('%s is allowed: %s', (condition, expected) => expect(allowed(condition)).toBe(expected));

  it('an error names the place, the method and the statement', () => {
    const rules = ruleset(withBody('match /x/{id} {\n  allow get: if true &&\n    resource.data.no;\n}'));
    expect(ask(rules, 'get', 'x/d', { documents }).reason).toBe(
      "evaluation error at L6:5 for 'get' @ L5: Property no is undefined on object.",
    );
  });

  it('errors distinguish a missing document, a missing field and a null', () => {
    expect(outcomeOf('resource.data.a == 1')).toContain('Null value error.');
    expect(outcomeOf('resource == null')).toBe('allowed');
    expect(allowed('resource.data.n == null')).toBe(true);
    expect(outcomeOf('resource.data.n.k == 1', { documents })).toContain('Null value error.');
    expect(outcomeOf('resource.data.a.k == 1', { documents })).toContain('Property k is undefined on object.');
  });

  it('an error of an argument or a let counts only where it is read', () => {
    const call = (body: string) =>
      ruleset(withBody(`function f(a) { let b = a / 0; return ${body}; } match /x/{id} { allow get: if f(1 / 0); }`));
    expect(ask(call('true'), 'get', 'x/d').allowed).toBe(true);
    expect(ask(call('a == 1'), 'get', 'x/d').reason).toContain('Divide by zero error.');
    expect(ask(call('b == 1'), 'get', 'x/d').reason).toContain('Divide by zero error.');
  });
});

describe('access to parts', () => {
  it.each([
    ["['a', 'b', 'c'][2] == 'c'", true],
    ["['a'][1] == null", false],
    ["['a'][-1] == 'a'", false],
    ["'abc'[1:3] == 'bc'", true],
    ["'abc'[2:2] == ''", true],
    ["'abc'[3:3] == ''", false],
    ["'abc'[0:0] == ''", false],
    ["'abc'[0:4] == 'abc'", false],
    ["'abc'[2:1] == ''", false],
    ["request.path[3] == 'x' && request.path[4] == id", true],
    ["resource.data['m']['k'] == 'v'", true],
    ["'k' in resource.data.m && !('v' in resource.data.m)", true],
    ["!('a' in 'abc')", false],
    ['!(1 in resource.data)', false],
    ["!('constructor' in resource.data)", true],
    ["resource.id == 'd' && resource['__name__'] == request.path", true],
  ])('%s is allowed: %s', (condition, expected) => expect(allowed(condition)).toBe(expected));
});

describe('arithmetic', () => {
  it.each([
    ['-7 / 2 == -3 && -7 % 2 == -1 && 7.0 / 2 == 3.5', true],
    ['9223372036854775806 + 1 == 9223372036854775807', true],
    ['9223372036854775807 + 1 > 0 || false', false],
    ['-9223372036854775807 - 1 < 0', true],
    ['-9223372036854775808 - 1 < 0', false],
    ['1 / 0 == 0', false],
    ['1 % 0 == 0', false],
    ['1.0 / 0.0 > 1', true],
    ["'a' + 'b' == 'ab'", true],
    ["'a' + 1 != 'b'", false],
    ['[1] + [2] != []', false],
    ["!(-'a' == 1)", false],
    ['9007199254740993 != 9007199254740992.0', true],
  ])('%s is allowed: %s', (condition, expected) => expect(allowed(condition)).toBe(expected));

  it('values of different types, bools, lists and maps are not ordered', () => {
    for (const pair of ["1 < 'a'", 'true < false', '[1] < [2]', '{} < {}', 'null < 1', "b'a' < 'b'"]) {
      expect([pair, allowed(`${pair} || !(${pair})`)]).toEqual([pair, false]);
    }
    expect(
      allowed("1 < 1.5 && 'a' < 'b' && b'a' < b'b' && request.time < request.time + duration.value(1, 'ns')"),
    ).toBe(true);
  });
});

describe('functions in rules', () => {
  it('a function sees the wildcards of the match that declares it', () => {
    const rules = ruleset(
      withBody('match /a/{i} { function same(v) { return i == v; } match /b/{j} { allow get: if same(j); } }'),
    );
    expect(ask(rules, 'get', 'a/1/b/1').allowed).toBe(true);
    expect(ask(rules, 'get', 'a/1/b/2').allowed).toBe(false);
  });

  it('a function of an inner match hides those of an outer one and of the library', () => {
    const rules = ruleset(
      withBody(
        "function int(v) { return 'outer'; } match /a/{i} { function int(v) { return 'inner'; } allow get: if int('1') == 'inner'; } match /b/{i} { allow get: if int('1') == 'outer'; }",
      ),
    );
    expect([ask(rules, 'get', 'a/1').allowed, ask(rules, 'get', 'b/1').allowed]).toEqual([true, true]);
  });
});
