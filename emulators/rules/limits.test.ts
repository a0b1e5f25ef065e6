import { describe, expect, it } from 'vitest';
import type { AccessBudget } from './contract.ts';
import { ask, outcomeOf, ruleset, withBody } from './rules-under-test.ts';

const exists = (name: string | number) => `!exists(/databases/$(database)/documents/y/n${name})`;
const all = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_u, at) => part(at)).join(' && ');

describe('the limit of document accesses', () => {
  it('is 10 different documents for one operation', () => {
    expect(outcomeOf(all(10, exists))).toBe('allowed');
    expect(outcomeOf(all(11, exists))).toContain('Too many document access calls.');
  });

  it('does not count a document twice, and counts it again as it would be after the write', () => {
    const path = '/databases/$(database)/documents/y/n';
    const both = `!exists(${path}) && !existsAfter(${path}) && !exists(${path})`;
    const rules = ruleset(withBody(`match /x/{id} { allow get: if ${both}; }`));
    expect(ask(rules, 'get', 'x/d').documentsRead).toBe(2);
    expect(outcomeOf(all(30, () => exists(1)))).toBe('allowed');
  });

  it('is not absorbed by ||', () => {
    expect(outcomeOf(`(${all(11, exists)}) || true`)).toContain('Too many document access calls.');
  });

  it('is shared by the writes of a batch, each of which may use no more than 10', () => {
    const rules = ruleset(
      withBody(`match /x/{id} { allow create: if ${all(10, exists).replaceAll('/y/', '/$(id)/')}; }`),
    );
    const budget: AccessBudget = { limit: 20, seen: new Map() };
    const create = (id: string) => ask(rules, 'create', `x/${id}`, { afterwards: { [`x/${id}`]: {} }, budget }).allowed;
    expect([create('a'), create('b'), create('a'), create('c')]).toEqual([true, true, true, false]);
    const greedy = ruleset(withBody(`match /x/{id} { allow create: if ${all(11, exists)}; }`));
    const fresh: AccessBudget = { limit: 20, seen: new Map() };
    expect(ask(greedy, 'create', 'x/a', { budget: fresh }).allowed).toBe(false);
  });

  it('refuses paths that are none of a document', () => {
    for (const path of ['/y/n', '/databases/$(database)/documents/y', '/databases/$(database)/documents']) {
      expect(outcomeOf(`!exists(${path})`)).toContain('Invalid document path');
    }
  });
});

describe('the limits of an evaluation', () => {
  it('are 1,000 expressions, which || does not absorb', () => {
    // each `!false &&` is two expressions, the last `!false` one
    expect(outcomeOf(all(500, () => '!false'))).toBe('allowed');
    expect(outcomeOf(`${all(501, () => '!false')} || true`)).toContain('Maximum of 1000 expressions');
  });

  it('are counted with and without literals', () => {
    const countOf = (condition: string) =>
      ask(ruleset(withBody(`match /x/{id} { allow get: if ${condition}; }`)), 'get', 'x/d').evaluated;
    expect(countOf('true')).toEqual({ expressions: 0, withLiterals: 1 });
    // `in`, the list and `id`; with literals also the list's three items
    expect(countOf("id in ['a', 'b', 'd']")).toEqual({ expressions: 3, withLiterals: 6 });
    // the right side is not evaluated
    expect(countOf("id == 'd' || id == 'e'")).toEqual({ expressions: 3, withLiterals: 4 });
  });

  it('are 16 million characters of a text and a million items of a list', () => {
    const doubled = (start: string, twice: (name: string) => string, times: number, check: string) => {
      const lets = (at: number, count: number) =>
        Array.from({ length: count }, (_u, next) => `let v${at + next + 1} = ${twice(`v${at + next}`)};`).join(' ');
      const body = `function f(v0) { ${lets(0, 9)} return v9; } function g(v0) { ${lets(0, times - 18)} return v${times - 18}${check}; }`;
      return ask(ruleset(withBody(`${body} match /x/{id} { allow get: if g(f(f(${start}))); }`)), 'get', 'x/d').reason;
    };
    const text = (times: number) => doubled("'a'", (name) => `${name} + ${name}`, times, '.size() > 0');
    expect([text(24), text(25)]).toEqual(['', expect.stringContaining('The text is too long.')]);
    const list = (times: number) => doubled('[1]', (name) => `${name}.concat(${name})`, times, '.size() > 0');
    expect([list(19), list(20)]).toEqual(['', expect.stringContaining('The list is too long.')]);
  });

  it('are calls 20 deep', () => {
    const chain = (depth: number) =>
      Array.from(
        { length: depth },
        (_u, at) => `function f${at}() { return ${at + 1 < depth ? `f${at + 1}()` : 'true'}; }`,
      ).join('\n');
    const asked = (depth: number) =>
      ask(ruleset(withBody(`${chain(depth)} match /x/{id} { allow get: if f0(); }`)), 'get', 'x/d');
    expect(asked(20).allowed).toBe(true);
    expect(asked(21).reason).toContain('Maximum function call depth of 20');
  });
});
