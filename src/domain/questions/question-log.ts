import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { QUESTION_STATUSES, questionContentSchema } from './question.ts';

/** The steps of a question that its log keeps. */
export const QUESTION_ACTIONS = ['created', 'changed', 'published', 'archived', 'restored', 'synchronised'] as const;
export type QuestionAction = (typeof QUESTION_ACTIONS)[number];

/** A step of a question with the whole question as it stood after it, as stored in `questions/{questionId}/logs/{logId}`. */
export const questionLogSchema = z.object({
  logId: field.ownId(),
  questionId: field.parentId(),
  atUnix: field.instant(),
  by: field.author(),
  byName: field.text(),
  action: field.choice(QUESTION_ACTIONS),
  status: field.choice(QUESTION_STATUSES),
  version: field.count(),
  content: questionContentSchema,
});
export type QuestionLog = z.infer<typeof questionLogSchema>;

/** Returns the step after which a question stood as it did at an instant; null before its first one. */
export function logAt(logs: readonly QuestionLog[], atUnix: number): QuestionLog | null {
  const before = logs.filter((log) => log.atUnix <= atUnix);
  return before.toSorted((one, other) => other.atUnix - one.atUnix)[0] ?? null;
}
