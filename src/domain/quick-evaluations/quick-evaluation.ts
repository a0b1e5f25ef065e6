import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { storedAnswerSchema } from '../questionnaires/stored-answer.ts';
import { publishedQuestionSchema, QUESTION_CATEGORIES } from '../questions/question.ts';
import { SCORE_LABELS } from '../scoring/scores.ts';
import { evaluationMediaSchema, MAX_EVALUATION_MEDIA } from './evaluation-media.ts';

export const EVALUATION_STATUSES = ['running', 'finished'] as const;
/** The most steps of one evaluation: every answer, change of mind, comment and skip is one. */
export const MAX_EVALUATION_STEPS = 600;
/** A day: an evaluation that was left open overnight has not taken longer. */
export const MAX_DURATION_MS = 86_400_000;
export const STEP_TEXT_LENGTH = 2_000;
export const STEP_CHOICES = 20;

export const STEP_KINDS = ['answer', 'comment', 'skip', 'unskip'] as const;

/**
 * A step of an evaluation. The value of an answer is the id of a choice, the ids of several, a number, a text or a day
 * ('YYYY-MM-DD'), or null for one that is taken back; of a comment its text; of a skip and its undoing null.
 */
export const evaluationStepSchema = z.object({
  questionId: z.string(),
  kind: z.enum(STEP_KINDS),
  value: storedAnswerSchema,
  by: z.string(),
  atUnix: z.number(),
});
export type EvaluationStep = z.infer<typeof evaluationStepSchema>;

const LABELS = SCORE_LABELS.map(([label]) => label);

/** The scores of a finished evaluation, computed by the server: of 100, unrounded. */
export const evaluationResultSchema = z.object({
  categories: z.record(z.enum(QUESTION_CATEGORIES), z.nullable(z.number())),
  overall: z.nullable(z.number()),
  label: z.nullable(z.enum(LABELS)),
  answered: z.int(),
  asked: z.int(),
  skipped: z.int(),
});
export type EvaluationResult = z.infer<typeof evaluationResultSchema>;

/** The fields of an evaluation that answers fill, whomever it is about: a group, or an animal or enclosure of a campaign. */
export const ANSWERED_FIELDS = {
  status: field.choice(EVALUATION_STATUSES),
  /** the person who answers; another one who may evaluate takes the lead first */
  leaderId: field.id(),
  steps: field.entries(evaluationStepSchema, MAX_EVALUATION_STEPS),
  /** photos, films and sounds, added by the server once their bytes prove to be of their type */
  media: field.older(field.entries(evaluationMediaSchema, MAX_EVALUATION_MEDIA), []),
  /** the time spent on it with the screen open */
  durationMs: field.count(MAX_DURATION_MS),
  /** said at the end; '' for nothing */
  feedback: field.memo(),
  startedBy: field.id(),
  startedAtUnix: field.instant(),
  finishedAtUnix: field.instantOrNull(),
  result: z.nullable(evaluationResultSchema),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
} as const;

/**
 * A quick evaluation of a group, as stored in `fastEvalGroups/{groupId}/evaluations/{evaluationId}`. The server begins
 * it; the member who leads it adds steps, which nobody changes afterwards; the server adds the result.
 * @source specification, point 3 "Fast evaluation"
 */
export const quickEvaluationSchema = z.object({
  evaluationId: field.ownId(),
  groupId: field.parentId(),
  zooId: field.zooId(),
  /** the questions that are asked: `fastEvalGroups/{groupId}/questionSets/{setId}` */
  setId: field.id(),
  speciesIds: field.idList(),
  ...ANSWERED_FIELDS,
});
export type QuickEvaluation = z.infer<typeof quickEvaluationSchema>;

/** A question of a set, with the species of the group that it is about. */
export const setQuestionSchema = z.object({ question: publishedQuestionSchema, speciesIds: z.array(z.string()) });
export type SetQuestion = z.infer<typeof setQuestionSchema>;

/**
 * The questions of evaluations, as they stood at their start: in `fastEvalGroups/{groupId}/questionSets/{setId}`.
 * Evaluations with the same questions share one set; the server writes it, and nobody changes it.
 */
export const questionSetSchema = z.object({
  setId: field.ownId(),
  groupId: field.parentId(),
  zooId: field.zooId(),
  questions: field.entries(setQuestionSchema, 400),
  createdAtUnix: field.instant(),
});
export type QuestionSet = z.infer<typeof questionSetSchema>;
