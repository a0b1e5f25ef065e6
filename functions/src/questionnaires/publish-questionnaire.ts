import { publishQuestionnaireContract } from '../../../src/domain/callables/questionnaires.ts';
import { publishCallable } from '../content/publish-content.ts';
import { QUESTIONNAIRE_SERVER } from './questionnaire-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const publishQuestionnaire = publishCallable(QUESTIONNAIRE_SERVER, publishQuestionnaireContract);
