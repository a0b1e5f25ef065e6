import { expect, it } from 'vitest';
import { aQuestionnaire, aQuestionnaireVersion, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { questionIdsOf, questionnaireSchema, questionnaireVersionSchema } from './questionnaire.ts';

it('a questionnaire has its questions in the order of its sections', () => {
  const sections = [aSection('a', 'q2', 'q1'), aSection('b'), aSection('c', 'q3')];
  expect(questionIdsOf({ sections })).toEqual(['q2', 'q1', 'q3']);
});

it('a version holds its questions, which a draft does not', () => {
  const version = aQuestionnaireVersion();
  expect(questionnaireVersionSchema.parse(version).questions).toEqual(version.questions);
  expect(questionnaireVersionSchema.safeParse({ ...version, questions: undefined }).success).toBe(false);
  expect(questionnaireSchema.parse({ ...aQuestionnaire(), questions: [] })).not.toHaveProperty('questions');
});
