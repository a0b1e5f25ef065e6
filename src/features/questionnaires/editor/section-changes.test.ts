import { describe, expect, it } from 'vitest';
import { inSevenLanguages } from '../../../../tests/support/builders/seven-languages.ts';
import {
  type QuestionnaireParts,
  questionsBefore,
  stepOf,
  withCondition,
  withMovedQuestion,
  withoutQuestion,
  withoutSection,
  withQuestions,
  withSection,
  withWeight,
} from './section-changes.ts';

const section = (sectionId: string, ...questionIds: string[]) => ({
  sectionId,
  name: inSevenLanguages(sectionId),
  questionIds,
});
const sections = [section('one', 'a', 'b'), section('two', 'c'), section('three')];
const ids = (all: readonly { questionIds: string[] }[]) => all.map(({ questionIds }) => questionIds.join(''));
const parts: QuestionnaireParts = {
  sections,
  conditions: [{ questionId: 'c', dependsOn: 'a', answerIds: ['yes'] }],
  required: ['a', 'c'],
  weights: { categories: { housing: 1, feeding: 1, health: 1, behavior: 1 }, questions: { a: 2, c: 3 } },
};

describe('the questions of a section', () => {
  it('are added at its end, those that are asked already left out', () => {
    expect(ids(withQuestions(sections, 'two', ['x', 'a', 'y']))).toEqual(['ab', 'cxy', '']);
  });
  it('are moved within it, before the question that stands at the place', () => {
    expect(ids(withMovedQuestion(sections, 'b', { sectionId: 'one', at: 0 }))).toEqual(['ba', 'c', '']);
    expect(ids(withMovedQuestion(sections, 'a', { sectionId: 'one', at: 2 }))).toEqual(['ba', 'c', '']);
    expect(ids(withMovedQuestion(sections, 'a', { sectionId: 'one', at: 1 }))).toEqual(['ab', 'c', '']);
  });
  it('are moved to another section', () => {
    expect(ids(withMovedQuestion(sections, 'a', { sectionId: 'two', at: 1 }))).toEqual(['b', 'ca', '']);
    expect(ids(withMovedQuestion(sections, 'a', { sectionId: 'three', at: 0 }))).toEqual(['b', 'c', 'a']);
  });
  it('stay where they are when the section or the question is not there', () => {
    expect(ids(withMovedQuestion(sections, 'a', { sectionId: 'gone', at: 0 }))).toEqual(['ab', 'c', '']);
    expect(ids(withMovedQuestion(sections, 'x', { sectionId: 'one', at: 0 }))).toEqual(['ab', 'c', '']);
  });
  it('go step by step over the borders of sections', () => {
    const walk = (id: string, by: -1 | 1) => {
      const to = stepOf(sections, id, by);
      return to === null ? null : ids(withMovedQuestion(sections, id, to));
    };
    expect(walk('a', 1)).toEqual(['ba', 'c', '']);
    expect(walk('b', -1)).toEqual(['ba', 'c', '']);
    expect(walk('b', 1)).toEqual(['a', 'bc', '']);
    expect(walk('c', -1)).toEqual(['abc', '', '']);
    expect(walk('c', 1)).toEqual(['ab', '', 'c']);
    expect([walk('a', -1), stepOf([section('one', 'a')], 'a', 1)]).toEqual([null, null]);
  });
  it('that stand before one are those that a condition may depend on', () => {
    expect(questionsBefore(sections, 'c')).toEqual(['a', 'b']);
    expect(questionsBefore(sections, 'x')).toEqual([]);
  });
});

describe('a question that is removed', () => {
  it('takes its condition, those on it, its required mark and its weight along', () => {
    const left = withoutQuestion(parts, 'a');
    expect([ids(left.sections), left.conditions, left.required, left.weights.questions]).toEqual([
      ['b', 'c', ''],
      [],
      ['c'],
      { c: 3 },
    ]);
  });
});

describe('a section that is removed', () => {
  const { parts: left, removed } = withoutSection(parts, 'one')!;
  it('takes along what was written about its questions', () => {
    expect([ids(left.sections), left.conditions, left.required, left.weights.questions]).toEqual([
      ['c', ''],
      [],
      ['c'],
      { c: 3 },
    ]);
  });
  it('comes back to its place with all of it', () => {
    const back = withSection(left, removed);
    expect(back.sections).toEqual(sections);
    expect(back.conditions).toEqual(parts.conditions);
    expect(back.required.toSorted()).toEqual(['a', 'c']);
    expect(back.weights).toEqual(parts.weights);
  });
  it('comes back without the questions that were added elsewhere, and keeps a newer condition', () => {
    const since = {
      ...left,
      sections: withQuestions(left.sections, 'three', ['a']),
      conditions: [{ questionId: 'c', dependsOn: 'x', answerIds: ['no'] }],
    };
    const back = withSection(since, removed);
    expect(ids(back.sections)).toEqual(['b', 'c', 'a']);
    expect(back.conditions).toEqual(since.conditions);
    expect(back.required).toEqual(['c']);
  });
  it('is none where the address names no section', () => {
    expect(withoutSection(parts, 'gone')).toBeNull();
  });
});

it('gives a question one condition at most', () => {
  const changed = withCondition(parts.conditions, 'c', { dependsOn: 'b', answerIds: ['no'] });
  expect(changed).toEqual([{ questionId: 'c', dependsOn: 'b', answerIds: ['no'] }]);
  expect(withCondition(changed, 'c', null)).toEqual([]);
});

it('keeps the weights that differ from the questions’ own alone', () => {
  expect(withWeight(parts.weights, 'b', 0).questions).toEqual({ a: 2, b: 0, c: 3 });
  expect(withWeight(parts.weights, 'a', null).questions).toEqual({ c: 3 });
});
