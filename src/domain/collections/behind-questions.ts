import { bibliographyRegisterSchema, referenceSchema } from '../bibliography/reference.ts';
import { questionLogSchema } from '../questions/question-log.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

const BIBLIOGRAPHY = {
  owner: 'everybody',
  opens: { get: ['bibliography.read'], list: ['bibliography.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const;

/** The grounds of the questions, read by the provider's people and written by the server alone. */
export const BEHIND_QUESTIONS = [
  {
    path: 'questions/{questionId}/logs/{logId}',
    title: 'Steps of a question',
    owner: 'everybody',
    schema: questionLogSchema,
    opens: { get: ['questionLog.read'], list: ['questionLog.read'], ...BY_SERVER },
    ...NO_FIELDS,
  },
  { ...BIBLIOGRAPHY, path: 'bibliography/{referenceId}', title: 'Bibliography', schema: referenceSchema },
  {
    ...BIBLIOGRAPHY,
    path: 'bibliographyRegister/{part}',
    title: 'The bibliography in one document',
    schema: bibliographyRegisterSchema,
  },
] as const satisfies readonly Collection[];
