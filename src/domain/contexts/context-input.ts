import * as z from 'zod/mini';
import { listInput, shortInput, translatedInput } from '../content/content-input.ts';
import { CHOICES_OF_QUESTION } from '../questions/question.ts';
import { innerId } from '../shared/field-shapes.ts';
import { CONTEXT_QUESTION_TYPES, MAX_CONTEXT_QUESTIONS } from './context.ts';

const number = z.nullable(z.number());

const question = z.strictObject({
  questionId: innerId,
  questionRef: shortInput,
  type: z.enum(CONTEXT_QUESTION_TYPES),
  wording: translatedInput,
  help: translatedInput,
  answers: listInput(z.strictObject({ answerId: innerId, label: translatedInput }), CHOICES_OF_QUESTION.max),
  minChoices: number,
  maxChoices: number,
  unit: shortInput,
  min: number,
  max: number,
  scaleMax: number,
  scaleLow: z.nullable(translatedInput),
  scaleHigh: z.nullable(translatedInput),
  isRequired: z.boolean(),
});

/** The content of a context as a browser sends it: nothing unknown, nothing endless. */
export const contextInput = z.strictObject({
  contextRef: shortInput,
  name: translatedInput,
  description: translatedInput,
  questions: listInput(question, MAX_CONTEXT_QUESTIONS),
});
