import * as z from 'zod/mini';
import type { AnswerValue } from '../scoring/question-score.ts';
import { storedAnswerSchema } from './stored-answer.ts';

/**
 * The answers given so far, by ids of questions. A text is itself, a day 'YYYY-MM-DD', a medium the names of its files.
 * Answers of questions that are hidden or skipped stay, so that nothing typed is lost; they do not count.
 */
export type Answering = {
  readonly answers: Readonly<Record<string, AnswerValue>>;
  /** ids of the questions left out on purpose */
  readonly skipped: readonly string[];
  readonly comments: Readonly<Record<string, string>>;
};

export const NOTHING_ANSWERED: Answering = { answers: {}, skipped: [], comments: {} };

export const COMMENT_LENGTH = 1_000;

/** Returns the answers with one given, or taken back by null; whoever answers a question no longer skips it. */
export function withAnswer(answering: Answering, questionId: string, value: AnswerValue): Answering {
  const answers = { ...answering.answers, [questionId]: value };
  return value === null ? { ...answering, answers } : { ...withoutSkip(answering, questionId), answers };
}

/** Returns the answers with a question skipped; its answer waits and does not count. */
export function withSkip(answering: Answering, questionId: string): Answering {
  if (answering.skipped.includes(questionId)) return answering;
  return { ...answering, skipped: [...answering.skipped, questionId] };
}

/** Returns the answers with a question no longer skipped: the answer that it had counts again. */
export function withoutSkip(answering: Answering, questionId: string): Answering {
  return { ...answering, skipped: answering.skipped.filter((id) => id !== questionId) };
}

/** Returns the answers with a comment on a question; '' takes it back. */
export function withComment(answering: Answering, questionId: string, comment: string): Answering {
  return { ...answering, comments: { ...answering.comments, [questionId]: comment } };
}

/** Returns the answer of a question, null when there is none. */
export function answerOf({ answers }: Answering, questionId: string): AnswerValue {
  return Object.hasOwn(answers, questionId) ? (answers[questionId] ?? null) : null;
}

const stored = z.object({
  answers: z.record(z.string(), storedAnswerSchema),
  skipped: z.array(z.string()),
  comments: z.record(z.string(), z.string()),
});

/** Returns answers that were kept somewhere; null when they do not have the shape of some. */
export function answeringFrom(kept: unknown): Answering | null {
  const read = stored.safeParse(kept);
  return read.success ? read.data : null;
}
