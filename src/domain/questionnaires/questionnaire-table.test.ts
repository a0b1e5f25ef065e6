import { expect, it } from 'vitest';
import { aQuestionnaire, aQuestionnaireVersion, aSection } from '../../../tests/support/builders/questionnaire.ts';
import { QUESTIONNAIRE_KIND, questionnaireTableSchema } from './questionnaire-table.ts';

it('a questionnaire is listed with the number of its questions, now and as published', () => {
  const version = aQuestionnaireVersion({ sections: [aSection('a', 'q1', 'q2')] });
  const entry = QUESTIONNAIRE_KIND.entryOf(
    aQuestionnaire({ version: 1 }),
    QUESTIONNAIRE_KIND.publishedEntryOf(version),
  );
  expect(entry).toMatchObject({
    ...{ questionnaireRef: 'QUE-TEST', questions: 1, status: 'draft', version: 1 },
    published: { questions: 2, atUnix: 1_700_000_000_000 },
  });
  const table = { questionnaires: { 'que-test': entry }, updatedAtUnix: 1 };
  expect(questionnaireTableSchema.parse(table)).toEqual(table);
});
