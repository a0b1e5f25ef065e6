import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';
import { LANGUAGES } from '../users/language.ts';
import { QUESTION_CATEGORIES } from './question-category.ts';
import { QUESTION_LEVELS } from './question-level.ts';
import { MAX_WEIGHT } from './weights.ts';

// Requests may be longer than what is stored, so that a check names the text or the list that is too long.
const SLACK = 2;
const MAX_INPUT_TEXT = 1_000 * SLACK;
const MAX_INPUT_WEIGHTS = 1_000;

/** A short text: a reference, a code, a name of one word. */
export const shortInput = z.string().check(z.maxLength(200));

/** A text in every language. */
export const translatedInput = z.record(z.enum(LANGUAGES), z.string().check(z.maxLength(MAX_INPUT_TEXT)));

export const levelInput = z.strictObject({ kind: z.enum(QUESTION_LEVELS), id: z.nullable(documentId) });

/** Weights of any size: a check refuses those outside of 0 to 100. */
const weight = z.number().check(z.minimum(-MAX_WEIGHT * SLACK), z.maximum(MAX_WEIGHT * SLACK));
export const weightsInput = z.strictObject({
  categories: z.record(z.enum(QUESTION_CATEGORIES), weight),
  questions: z
    .record(documentId, weight)
    .check(z.refine((questions) => Object.keys(questions).length <= MAX_INPUT_WEIGHTS)),
});

/** Returns a list that may be a little longer than what is stored. */
/* @__NO_SIDE_EFFECTS__ */
export function listInput<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.array(item).check(z.maxLength(max * SLACK));
}
