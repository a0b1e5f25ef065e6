import { describe, expect, it } from 'vitest';
import { gapsOf, gapsSummary, mergedEntries } from './coverage-gaps.ts';
import { ask, queryOf, ruleset, withBody } from './rules-under-test.ts';

const open = () =>
  ruleset(
    withBody(
      "match /x/{id} {\n  allow get: if id == 'a' || resource.data.b == true;\n  allow list: if resource.data.b;\n}",
    ),
  );
const gaps = (rules: ReturnType<typeof open>) =>
  gapsOf(rules.coverage()).map(({ entry, never }) => `${entry.text}: never ${never}`);

describe('gaps of a coverage', () => {
  it('before the first request all expressions are gaps', () => {
    expect(gaps(open())).toEqual([
      "id == 'a' || resource.data.b == true: never evaluated",
      "id == 'a': never evaluated",
      'resource.data.b == true: never evaluated',
      'resource.data.b: never evaluated',
    ]);
  });

  it('a side that was never seen is a gap; an error is a refusal, an unknown result is neither', () => {
    const rules = open();
    ask(rules, 'get', 'x/a');
    ask(rules, 'get', 'x/b');
    ask(rules, 'list', 'x', {}, queryOf('x'));
    expect(gaps(rules)).toEqual([
      'resource.data.b == true: never true',
      'resource.data.b: never true',
      'resource.data.b: never false',
    ]);
  });

  it('an expression with other values than bools needs no second side', () => {
    const rules = ruleset(withBody('match /x/{id} { allow get: if id.size() == 1; }'));
    ask(rules, 'get', 'x/a');
    expect(gaps(rules)).toEqual(['id.size() == 1: never false']);
  });

  it('the gaps close when projects with the same rules are added up', () => {
    const [left, right] = [open(), open()];
    ask(left, 'get', 'x/a');
    ask(right, 'get', 'x/b', { documents: { 'x/b': { b: true } } });
    ask(right, 'get', 'x/b');
    const merged = mergedEntries([left.coverage(), right.coverage()]);
    expect(gapsOf(merged).map(({ entry }) => entry.text)).toEqual(['resource.data.b']);
  });

  it('gaps are reported with their number and their lines', () => {
    const rules = open();
    expect(gapsSummary('test.rules', rules.coverage())).toBe(
      'test.rules: of 4 expressions\n  never evaluated: 4 (L5, L6)',
    );
    expect(gapsSummary('test.rules', [])).toBe('test.rules: all 0 expressions were seen true and false.');
  });
});
