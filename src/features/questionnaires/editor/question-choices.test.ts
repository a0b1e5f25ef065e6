import { describe, expect, it } from 'vitest';
import { BASE_LEVEL } from '#domain/content/question-level.ts';
import { aPublishedQuestion } from '../../../../tests/support/builders/question.ts';
import { inSevenLanguages } from '../../../../tests/support/builders/seven-languages.ts';
import { filteredChoices, questionChoices } from './question-choices.ts';

const FELIDAE = { kind: 'family', id: 'felidae' } as const;
const LION = { kind: 'species', id: 'lion' } as const;
const taxonomy = {
  orders: { carnivora: {} },
  families: { felidae: { orderId: 'carnivora' }, canidae: { orderId: 'carnivora' } },
  species: { lion: { familyId: 'felidae' } },
};
const leftOut = {
  ...{ level: FELIDAE, wording: null, help: null, weight: null, references: null },
  leftOutReason: inSevenLanguages('Sans objet'),
};
const questions = [
  aPublishedQuestion({ questionId: 'lion', level: LION }),
  aPublishedQuestion({ questionId: 'cats', level: FELIDAE, category: 'feeding' }),
  aPublishedQuestion({ questionId: 'dogs', level: { kind: 'family', id: 'canidae' } }),
  aPublishedQuestion({ questionId: 'all', type: 'text', answers: [] }),
  aPublishedQuestion({ questionId: 'not-for-cats', adaptations: [leftOut] }),
];
const offered = (level: Parameters<typeof questionChoices>[1], asked: readonly string[] = []) =>
  questionChoices(questions, level, taxonomy, new Set(asked), 'fr').map(({ questionId }) => questionId);

describe('the questions that a questionnaire may ask', () => {
  it('are those of its level and of the levels above, the widest first', () => {
    expect(offered(BASE_LEVEL)).toEqual(['all', 'not-for-cats']);
    expect(offered(FELIDAE)).toEqual(['all', 'cats']);
    expect(offered(LION)).toEqual(['all', 'cats', 'lion']);
  });
  it('are not those that it asks already', () => {
    expect(offered(LION, ['all', 'lion'])).toEqual(['cats']);
  });
  it('are narrowed by category, level and type', () => {
    const choices = questionChoices(questions, LION, taxonomy, new Set(), 'fr');
    const none = { category: null, level: null, type: null };
    const left = (filters: Partial<Parameters<typeof filteredChoices>[1]>) =>
      filteredChoices(choices, { ...none, ...filters }).map(({ questionId }) => questionId);
    expect(left({})).toEqual(['all', 'cats', 'lion']);
    expect(left({ category: 'feeding' })).toEqual(['cats']);
    expect(left({ level: 'base' })).toEqual(['all']);
    expect(left({ type: 'single_choice', level: 'species:lion' })).toEqual(['lion']);
  });
});
