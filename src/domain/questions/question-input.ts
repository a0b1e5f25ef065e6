import * as z from 'zod/mini';
import { documentId, innerId } from '../shared/field-shapes.ts';
import { LANGUAGES } from '../users/language.ts';
import { QUESTION_LEVELS } from '../content/question-level.ts';
import {
  CHOICES_OF_QUESTION,
  HELP_LENGTH,
  MAX_ADAPTATIONS,
  MAX_BANDS,
  MAX_CITED,
  QUESTION_CATEGORIES,
  QUESTION_KINDS,
  QUESTION_TYPES,
} from './question.ts';

/** Requests may be longer than what is stored, so that `checkQuestion` names the text that is too long. */
const SLACK = 2;
const text = z.string().check(z.maxLength(HELP_LENGTH * SLACK));
const translated = z.record(z.enum(LANGUAGES), text);
const level = z.strictObject({ kind: z.enum(QUESTION_LEVELS), id: z.nullable(documentId) });
const cited = z.array(documentId).check(z.maxLength(MAX_CITED * SLACK));

/** The content of a question as a browser or another environment sends it: nothing unknown, nothing endless. */
export const questionInputShape = {
  questionRef: z.string().check(z.maxLength(100)),
  level,
  category: z.enum(QUESTION_CATEGORIES),
  kind: z.enum(QUESTION_KINDS),
  type: z.enum(QUESTION_TYPES),
  wording: translated,
  help: translated,
  answers: z
    .array(z.strictObject({ answerId: innerId, label: translated, score: z.number(), isReference: z.boolean() }))
    .check(z.maxLength(CHOICES_OF_QUESTION.max * SLACK)),
  minChoices: z.nullable(z.number()),
  maxChoices: z.nullable(z.number()),
  unit: z.string().check(z.maxLength(100)),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  bands: z
    .array(
      z.strictObject({
        from: z.nullable(z.number()),
        to: z.nullable(z.number()),
        score: z.number(),
        isReference: z.boolean(),
      }),
    )
    .check(z.maxLength(MAX_BANDS * SLACK)),
  scaleMax: z.nullable(z.number()),
  isScaleReversed: z.boolean(),
  scaleLow: z.nullable(translated),
  scaleHigh: z.nullable(translated),
  weight: z.number(),
  isRequired: z.boolean(),
  isAboutPlace: z.boolean(),
  pictureUrl: z.nullable(text),
  references: cited,
  adaptations: z
    .array(
      z.strictObject({
        level,
        wording: z.nullable(translated),
        help: z.nullable(translated),
        weight: z.nullable(z.number()),
        references: z.nullable(cited),
        leftOutReason: z.nullable(translated),
      }),
    )
    .check(z.maxLength(MAX_ADAPTATIONS * SLACK)),
} as const;

export const questionInput = z.strictObject(questionInputShape);
