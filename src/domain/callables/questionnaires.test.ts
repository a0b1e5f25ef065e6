import { expect, it } from 'vitest';
import { aQuestionnaireContent } from '../../../tests/support/builders/questionnaire.ts';
import {
  archiveQuestionnaireContract,
  publishQuestionnaireContract,
  saveQuestionnaireContract,
} from './questionnaires.ts';

it('carries the content of a questionnaire alone', () => {
  const request = {
    questionnaireId: null,
    zooId: 'zoo-1',
    content: aQuestionnaireContent(),
    expectedUpdatedAtUnix: null,
  };
  expect(saveQuestionnaireContract.request.safeParse(request).success).toBe(true);
  const other = { ...request, content: { ...aQuestionnaireContent(), status: 'published' } };
  expect(saveQuestionnaireContract.request.safeParse(other).success).toBe(false);
});

it('a questionnaire is published and archived by its id', () => {
  const published = { questionnaireId: 'a', expectedUpdatedAtUnix: 1 };
  expect(publishQuestionnaireContract.request.parse(published)).toEqual(published);
  expect(archiveQuestionnaireContract.request.parse({ questionnaireId: 'a', isArchived: true })).toEqual({
    questionnaireId: 'a',
    isArchived: true,
  });
});
