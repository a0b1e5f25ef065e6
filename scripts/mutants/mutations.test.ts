import { describe, expect, it } from 'vitest';
import { domainMutations } from './domain-mutations.ts';
import { mutated, shownMutation } from './mutation.ts';
import { rulesMutations } from './rules-mutations.ts';

const inDomain = (source: string) => domainMutations('a.ts', source).map((mutation) => mutated(source, mutation));
const inRules = (source: string) => rulesMutations('a.rules', source).map((mutation) => mutated(source, mutation));

describe('faults in the domain', () => {
  it.each([
    ['f(a < b)', ['f(a <= b)']],
    ['f(a >= b)', ['f(a > b)']],
    ['f(a === b && c)', ['f(a === b || c)', 'f(a !== b && c)']],
    ['f(a ?? b)', ['f(a && b)']],
    ['f(!a)', ['f(a)']],
    ['if (a) b()', ['if (!(a)) b()']],
    ['f(a ? b : c)', ['f(!(a) ? b : c)']],
    ['f(7)', ['f(8)']],
    ['f(true)', ['f(false)']],
    ["f('x')", ["f('')"]],
    ["f('')", ["f('mutant')"]],
    ['function f() { return a }', ['function f() { return undefined }']],
    ['a.some(b)', ['a.every(b)']],
    ['a.toString()', []],
    ['f(a! as B)', []],
    ['function f() { return null }', []],
    ["f(['a', 'b'])", ["f(['', 'b'])", "f(['a', ''])"]],
    ["f(['a', 'b', 'c', 'd', 'e', 'f', 'g'])", []],
    ["f(a + 'x')", ["f(a + '')"]],
  ])('are, in %s, %j', (source, expected) => {
    expect(inDomain(source)).toEqual(expected);
  });
  it('leave types, imports and names of properties alone', () => {
    expect(inDomain("import { a } from './a.ts'; type T = 'x' | 3; const b: 'y' = c; f({ 'k': d })")).toEqual([]);
  });
  it('cannot be put into a source with a mistake', () => {
    expect(() => inDomain('f(')).toThrow('a.ts cannot be parsed');
  });
});

describe('faults in rules', () => {
  it.each([
    ['a && b', ['a || b']],
    ['a == b', ['a != b']],
    ['a <= 5', ['a < 5', 'a <= 6']],
    ['!(a)', ['(a)']],
    ["role in ['admin']", ["role in ['adminX']"]],
    ['x != true', ['x == true', 'x != false']],
    ['// a && b', []],
    ["x.matches('a|b+')", []],
    ['match /zoo/{zooId} {', []],
  ])('are, in %s, %j', (source, expected) => {
    expect(inRules(source)).toEqual(expected);
  });
});

it('a fault is shown with its line before and after', () => {
  const source = 'one\nf(a < b)\nthree';
  const [mutation] = domainMutations('a.ts', source);
  expect(shownMutation(source, mutation!)).toEqual({ line: 2, before: 'f(a < b)', after: 'f(a <= b)' });
});
