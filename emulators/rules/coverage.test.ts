import { describe, expect, it } from 'vitest';
import { ask, ruleset, withBody } from './rules-under-test.ts';

const rules = () => ruleset(withBody("match /x/{id} {\n  allow get: if id == 'a' || resource.data.b == true;\n}"));
const counts = (of: ReturnType<typeof rules>) =>
  of
    .coverage()
    .map((entry) => [entry.text, entry.seenTrue, entry.seenFalse, entry.seenOther, entry.seenError, entry.seenOpen]);

describe('coverage of rules', () => {
  it('counts how often a condition and its parts were true, false or an error', () => {
    const tested = rules();
    ask(tested, 'get', 'x/a');
    ask(tested, 'get', 'x/b', { documents: { 'x/b': { b: false } } });
    ask(tested, 'get', 'x/c');
    expect(counts(tested)).toEqual([
      ["id == 'a' || resource.data.b == true", 1, 1, 0, 1, 0],
      ["id == 'a'", 1, 2, 0, 0, 0],
      ['resource.data.b == true', 0, 1, 0, 1, 0],
    ]);
  });

  it('gives the place of an expression, with the end just after it', () => {
    const entry = rules()
      .coverage()
      .find(({ text }) => text === 'resource.data.b == true');
    expect(entry).toMatchObject({ line: 5, column: 30, endLine: 5, endColumn: 53 });
  });

  it('starts again after a reset', () => {
    const tested = rules();
    ask(tested, 'get', 'x/a');
    tested.resetCoverage();
    expect(
      counts(tested)
        .flatMap((entry) => entry.slice(1))
        .every((count) => count === 0),
    ).toBe(true);
  });

  it('counts an unknown result of a list as neither', () => {
    const tested = ruleset(withBody('match /x/{id} { allow list: if resource.data.b == true; }'));
    ask(tested, 'list', 'x');
    expect(counts(tested)).toEqual([['resource.data.b == true', 0, 0, 0, 0, 1]]);
  });
});
