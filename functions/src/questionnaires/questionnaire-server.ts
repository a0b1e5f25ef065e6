import { MAX_CONTENT_BYTES } from '../../../src/domain/content/lifecycle.ts';
import { checkQuestionnaire } from '../../../src/domain/questionnaires/check-questionnaire.ts';
import { missingTexts } from '../../../src/domain/questionnaires/missing-texts.ts';
import { questionIdsOf } from '../../../src/domain/questionnaires/questionnaire.ts';
import { QUESTIONNAIRE_KIND, type QuestionnaireTypes } from '../../../src/domain/questionnaires/questionnaire-table.ts';
import { tidyQuestionnaire } from '../../../src/domain/questionnaires/tidy-questionnaire.ts';
import { storedBytes } from '../../../src/domain/shared/stored-bytes.ts';
import { refuse } from '../common/refusal.ts';
import type { ContentServer } from '../content/content-server.ts';
import { publishedQuestionsIn } from '../questions/published-questions.ts';
import { levelsOfCatalogue } from '../taxonomy/levels-of-catalogue.ts';

/** Questionnaires: a version freezes its questions as they are published at that time. */
export const QUESTIONNAIRE_SERVER: ContentServer<QuestionnaireTypes> = {
  kind: QUESTIONNAIRE_KIND,
  operations: { official: 'questionnaire.editOfficial', own: 'reservedContent.edit' },
  tidy: tidyQuestionnaire,
  missing: missingTexts,
  check: async (content, { transaction, takenRefs }) =>
    checkQuestionnaire(content, {
      taxonomy: await levelsOfCatalogue(transaction),
      takenRefs,
      questions: await publishedQuestionsIn(transaction),
    }),
  async frozen(draft, { transaction }) {
    const published = await publishedQuestionsIn(transaction);
    const questions = questionIdsOf(draft).flatMap((id) => published.get(id) ?? []);
    const isTooLarge = storedBytes('questions', questions) + storedBytes('questionnaire', draft) > MAX_CONTENT_BYTES;
    return isTooLarge ? refuse('questionnaire/too-large', 'sections') : { questions };
  },
};
