import {
  archiveQuestionnaireContract,
  publishQuestionnaireContract,
  saveQuestionnaireContract,
} from '#domain/callables/questionnaires.ts';
import { QUESTIONNAIRE_KIND, type QuestionnaireTypes } from '#domain/questionnaires/questionnaire-table.ts';
import { callOf } from '../callables/call-function.ts';
import { type ContentRepository, contentRepository } from '../content/content.repository.ts';

const calls = {
  save: callOf(saveQuestionnaireContract),
  publish: callOf(publishQuestionnaireContract),
  archive: callOf(archiveQuestionnaireContract),
};

export type QuestionnairesRepository = ContentRepository<QuestionnaireTypes, typeof calls>;

/** Returns the questionnaires of a database, with the server's calls. */
export const questionnairesRepository = contentRepository<QuestionnaireTypes, typeof calls>(QUESTIONNAIRE_KIND, calls);
