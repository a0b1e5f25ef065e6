import { expect, it } from 'vitest';
import { aQuickAction } from '../../../tests/support/builders/quick-work.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { defaultWeights } from '../content/weights.ts';
import { NOTHING_ANSWERED, withAnswer } from '../questionnaires/answering.ts';
import { explain } from '../questionnaires/explanation.ts';
import { flowOfQuestions } from '../questionnaires/flow.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import type { QuickAction } from './quick-action.ts';
import { MAX_PROPOSED_OF_CATEGORY, proposedActions, takenQuestions } from './proposed-actions.ts';

const questions = [
  aPublishedQuestion({ questionId: 'space', weight: 2 }),
  aPublishedQuestion({ questionId: 'shade', weight: 1 }),
  aPublishedQuestion({ questionId: 'water', category: 'feeding' }),
];
const proposed = (
  answers: Readonly<Record<string, string>>,
  taken: readonly string[] = [],
  asked: readonly PublishedQuestion[] = questions,
) => {
  const answering = Object.entries(answers).reduce(
    (all, [id, answer]) => withAnswer(all, id, answer),
    NOTHING_ANSWERED,
  );
  return proposedActions(explain(flowOfQuestions(asked), answering, defaultWeights()), asked, new Set(taken));
};
const idsOf = (...asked: Parameters<typeof proposed>) => proposed(...asked).map(({ question }) => question.questionId);

it('a poor category proposes its questions, the largest loss first', () => {
  expect(idsOf({ space: 'no', shade: 'no', water: 'yes' })).toEqual(['space', 'shade']);
  expect(proposed({ space: 'no', shade: 'no' })[0]).toMatchObject({ category: 'habitat', priority: 'high' });
});

it('the lowest category comes first, a critical one with a high priority and a poor one with a medium one', () => {
  const all = [...questions, aPublishedQuestion({ questionId: 'light', weight: 1 })];
  const answers = { space: 'no', shade: 'no', light: 'yes', water: 'no' };
  expect(proposed(answers, [], all).map(({ question, priority }) => [question.questionId, priority])).toEqual([
    ['water', 'high'],
    ['space', 'medium'],
    ['shade', 'medium'],
  ]);
});

it('a category that is well, a best answer and a question with an action propose nothing', () => {
  expect(idsOf({ space: 'yes', shade: 'yes', water: 'yes' })).toEqual([]);
  expect(idsOf({ space: 'no', shade: 'yes' }, ['space'])).toEqual([]);
  expect(idsOf({})).toEqual([]);
});

it('proposes three actions of a category at most', () => {
  const many = Array.from({ length: MAX_PROPOSED_OF_CATEGORY + 1 }, (_one, at) =>
    aPublishedQuestion({ questionId: `q${at}` }),
  );
  const answers = Object.fromEntries(many.map(({ questionId }) => [questionId, 'no']));
  expect(proposed(answers, [], many)).toHaveLength(MAX_PROPOSED_OF_CATEGORY);
});

it('a question is taken by an action to do and by one made since the evaluation, not by one done before', () => {
  const before = { questionId: 'space', createdAtUnix: 99 };
  const idsTaken = (differences: Partial<QuickAction>) => [
    ...takenQuestions([aQuickAction({ ...before, ...differences })], 100),
  ];
  expect(idsTaken({ status: 'pending' })).toEqual(['space']);
  expect(idsTaken({ status: 'in_progress' })).toEqual(['space']);
  expect(idsTaken({ status: 'completed' })).toEqual([]);
  expect(idsTaken({ status: 'pending', isArchived: true })).toEqual([]);
  expect(idsTaken({ status: 'completed', createdAtUnix: 100 })).toEqual(['space']);
  expect(idsTaken({ isArchived: true, createdAtUnix: 100 })).toEqual(['space']);
  expect(idsTaken({ questionId: null })).toEqual([]);
});
