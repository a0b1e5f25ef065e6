import * as z from 'zod/mini';
import { LIFECYCLE, OF_VERSION } from '../content/lifecycle.ts';
import { translatedSchema } from '../content/translated.ts';
import * as field from '../fields/fields.ts';
import type { QuestionContent } from '../questions/question.ts';
import { emptyQuestion } from '../questions/tidy-question.ts';

/** The types of questions about the surroundings of a session; nothing of it is scored. */
export const CONTEXT_QUESTION_TYPES = [
  'single_choice',
  'multiple_choice',
  'number',
  'scale',
  'yes_no',
  'text',
  'date',
] as const;
export type ContextQuestionType = (typeof CONTEXT_QUESTION_TYPES)[number];

export const MAX_CONTEXT_QUESTIONS = 30;

export const contextAnswerSchema = z.object({ answerId: z.string(), label: translatedSchema });
export type ContextAnswer = z.infer<typeof contextAnswerSchema>;

/** A question of a context; its fields are those of a question that is not scored. */
export const contextQuestionSchema = z.object({
  questionId: z.string(),
  questionRef: z.string(),
  type: z.enum(CONTEXT_QUESTION_TYPES),
  wording: translatedSchema,
  help: translatedSchema,
  answers: z.array(contextAnswerSchema),
  minChoices: z.nullable(z.number()),
  maxChoices: z.nullable(z.number()),
  unit: z.string(),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  scaleMax: z.nullable(z.number()),
  scaleLow: z.nullable(translatedSchema),
  scaleHigh: z.nullable(translatedSchema),
  isRequired: z.boolean(),
});
export type ContextQuestion = z.infer<typeof contextQuestionSchema>;

const CONTENT = {
  /** short and unique, for people and files */
  contextRef: field.text(),
  name: translatedSchema,
  description: translatedSchema,
  questions: field.entries(contextQuestionSchema, MAX_CONTEXT_QUESTIONS),
} as const;

/** The part of a context that an editor writes. */
export const contextContentSchema = z.object(CONTENT);
export type ContextContent = z.infer<typeof contextContentSchema>;

/**
 * The questions about the surroundings of a session, as stored in `contexts/{contextId}`: a model of the provider, or
 * an establishment's own.
 */
export const contextSchema = z.object({ contextId: field.ownId(), ...CONTENT, ...LIFECYCLE });
export type Context = z.infer<typeof contextSchema>;

/** A published version, as stored in `contexts/{contextId}/versions/{versionId}`; nobody changes it. */
export const contextVersionSchema = z.object({ ...OF_VERSION, contextId: field.parentId(), ...CONTENT });
export type ContextVersion = z.infer<typeof contextVersionSchema>;

/** Returns a context's question as a question that scores nothing, for the checks and the forms of questions. */
export function asQuestion({ questionId: _id, answers, ...asked }: ContextQuestion): QuestionContent {
  return {
    ...emptyQuestion(),
    ...asked,
    answers: answers.map((one) => ({ ...one, score: 0, isReference: false })),
  };
}
