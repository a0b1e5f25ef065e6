import { archiveQuestionnaireContract } from '../../../src/domain/callables/questionnaires.ts';
import { archiveCallable } from '../content/archive-content.ts';
import { QUESTIONNAIRE_SERVER } from './questionnaire-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const archiveQuestionnaire = archiveCallable(QUESTIONNAIRE_SERVER, archiveQuestionnaireContract);
