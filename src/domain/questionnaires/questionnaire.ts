import * as z from 'zod/mini';
import { LIFECYCLE, OF_VERSION } from '../content/lifecycle.ts';
import { questionLevelSchema } from '../content/question-level.ts';
import { translatedSchema } from '../content/translated.ts';
import { weightsSchema } from '../content/weights.ts';
import * as field from '../fields/fields.ts';
import { publishedQuestionSchema } from '../questions/question.ts';

export const MAX_SECTIONS = 20;
export const MAX_QUESTIONNAIRE_QUESTIONS = 120;

/** Questions that are asked together, in their order. */
export const sectionSchema = z.object({
  sectionId: z.string(),
  name: translatedSchema,
  questionIds: z.array(z.string()),
});
export type Section = z.infer<typeof sectionSchema>;

/** A question that is asked only when the answer of an earlier one contains one of the given answers. */
export const conditionSchema = z.object({
  questionId: z.string(),
  dependsOn: z.string(),
  answerIds: z.array(z.string()),
});
export type Condition = z.infer<typeof conditionSchema>;

const CONTENT = {
  /** short and unique, for people and files */
  questionnaireRef: field.text(),
  name: translatedSchema,
  description: translatedSchema,
  level: questionLevelSchema,
  sections: field.entries(sectionSchema, MAX_SECTIONS),
  /** at most one for each question */
  conditions: field.entries(conditionSchema, MAX_QUESTIONNAIRE_QUESTIONS),
  /** ids of the questions that must be answered where they are asked */
  required: field.idList(MAX_QUESTIONNAIRE_QUESTIONS),
  weights: weightsSchema,
} as const;

/** The part of a questionnaire that an editor writes. */
export const questionnaireContentSchema = z.object(CONTENT);
export type QuestionnaireContent = z.infer<typeof questionnaireContentSchema>;

/** A questionnaire, as stored in `questionnaires/{questionnaireId}`: the editors' present state of it. */
export const questionnaireSchema = z.object({ questionnaireId: field.ownId(), ...CONTENT, ...LIFECYCLE });
export type Questionnaire = z.infer<typeof questionnaireSchema>;

/** A published version, as stored in `questionnaires/{questionnaireId}/versions/{versionId}`; nobody changes it. */
export const questionnaireVersionSchema = z.object({
  ...OF_VERSION,
  questionnaireId: field.parentId(),
  ...CONTENT,
  /** the questions of its sections as they were at its publication, in their order */
  questions: field.entries(publishedQuestionSchema, MAX_QUESTIONNAIRE_QUESTIONS),
});
export type QuestionnaireVersion = z.infer<typeof questionnaireVersionSchema>;

/** Returns the ids of its questions in the order of the sections. */
export function questionIdsOf({ sections }: Pick<QuestionnaireContent, 'sections'>): string[] {
  return sections.flatMap(({ questionIds }) => questionIds);
}
