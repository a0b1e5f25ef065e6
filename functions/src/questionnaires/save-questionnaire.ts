import { saveQuestionnaireContract } from '../../../src/domain/callables/questionnaires.ts';
import { saveCallable } from '../content/save-content.ts';
import { QUESTIONNAIRE_SERVER } from './questionnaire-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const saveQuestionnaire = saveCallable(QUESTIONNAIRE_SERVER, saveQuestionnaireContract);
