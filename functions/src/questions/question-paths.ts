import { BIBLIOGRAPHY_PART } from '../../../src/domain/bibliography/reference.ts';
import { QUESTION_TABLE, questionPartName } from '../../../src/domain/questions/question-table.ts';
import { VARIOUS } from '../taxonomy/taxonomy-paths.ts';

export const QUESTIONS = 'questions';
export const BIBLIOGRAPHY = 'bibliography';

/** The short table of all questions. */
export const QUESTION_TABLE_PATH = `${VARIOUS}/${QUESTION_TABLE}`;
/** The whole bibliography in one document. */
export const BIBLIOGRAPHY_REGISTER_PATH = `bibliographyRegister/${BIBLIOGRAPHY_PART}`;

/** The path of a part of the published questions. */
export function questionPartPath(number: number): string {
  return `${VARIOUS}/${questionPartName(number)}`;
}

/** The path of a question. */
export function questionPath(questionId: string): string {
  return `${QUESTIONS}/${questionId}`;
}

/** The path of a step in the log of a question. */
export function questionLogPath(questionId: string, logId: string): string {
  return `${questionPath(questionId)}/logs/${logId}`;
}
