import { questionnaireInput } from '../questionnaires/questionnaire-input.ts';
import { archiveContract, publishContract, saveContract } from './content-contracts.ts';
import type { RequestOf } from './contract.ts';

export const saveQuestionnaireContract = saveContract('questionnaire', questionnaireInput);
export type SaveQuestionnaireRequest = RequestOf<typeof saveQuestionnaireContract>;

export const publishQuestionnaireContract = publishContract('questionnaire');
export type PublishQuestionnaireRequest = RequestOf<typeof publishQuestionnaireContract>;

export const archiveQuestionnaireContract = archiveContract('questionnaire');
export type ArchiveQuestionnaireRequest = RequestOf<typeof archiveQuestionnaireContract>;
