import * as z from 'zod/mini';
import { levelInput, listInput, translatedInput } from '../content/content-input.ts';
import { documentId, innerId } from '../shared/field-shapes.ts';
import {
  CHOICES_OF_QUESTION,
  MAX_ADAPTATIONS,
  MAX_BANDS,
  MAX_CITED,
  QUESTION_CATEGORIES,
  QUESTION_KINDS,
  QUESTION_TYPES,
} from './question.ts';

const address = z.string().check(z.maxLength(2_000));
const cited = listInput(documentId, MAX_CITED);

/** The content of a question as a browser or another environment sends it: nothing unknown, nothing endless. */
export const questionInputShape = {
  questionRef: z.string().check(z.maxLength(100)),
  level: levelInput,
  category: z.enum(QUESTION_CATEGORIES),
  kind: z.enum(QUESTION_KINDS),
  type: z.enum(QUESTION_TYPES),
  wording: translatedInput,
  help: translatedInput,
  answers: listInput(
    z.strictObject({ answerId: innerId, label: translatedInput, score: z.number(), isReference: z.boolean() }),
    CHOICES_OF_QUESTION.max,
  ),
  minChoices: z.nullable(z.number()),
  maxChoices: z.nullable(z.number()),
  unit: z.string().check(z.maxLength(100)),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  bands: listInput(
    z.strictObject({
      from: z.nullable(z.number()),
      to: z.nullable(z.number()),
      score: z.number(),
      isReference: z.boolean(),
    }),
    MAX_BANDS,
  ),
  scaleMax: z.nullable(z.number()),
  isScaleReversed: z.boolean(),
  scaleLow: z.nullable(translatedInput),
  scaleHigh: z.nullable(translatedInput),
  weight: z.number(),
  isRequired: z.boolean(),
  isAboutPlace: z.boolean(),
  pictureUrl: z.nullable(address),
  references: cited,
  adaptations: listInput(
    z.strictObject({
      level: levelInput,
      wording: z.nullable(translatedInput),
      help: z.nullable(translatedInput),
      weight: z.nullable(z.number()),
      references: z.nullable(cited),
      leftOutReason: z.nullable(translatedInput),
    }),
    MAX_ADAPTATIONS,
  ),
} as const;

export const questionInput = z.strictObject(questionInputShape);
