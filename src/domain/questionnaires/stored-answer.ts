import * as z from 'zod/mini';
import type { AnswerValue } from '../scoring/question-score.ts';

/**
 * The stored form of an answer: the id of a choice, the ids of several, a number, a text or a day ('YYYY-MM-DD'); null
 * for one that was taken back.
 */
export const storedAnswerSchema = z.nullable(z.union([z.string(), z.number(), z.array(z.string())]));
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

/** Returns an answer in its stored form. */
export function toStoredAnswer(value: AnswerValue): StoredAnswer {
  return typeof value === 'object' && value !== null ? [...value] : value;
}
