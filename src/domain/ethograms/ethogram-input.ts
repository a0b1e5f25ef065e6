import * as z from 'zod/mini';
import { QUESTION_LEVELS } from '../content/question-level.ts';
import { documentId, innerId } from '../shared/field-shapes.ts';
import { LANGUAGES } from '../users/language.ts';
import {
  BEHAVIOUR_TYPES,
  DEFINITION_LENGTH,
  MAX_BEHAVIOUR_CATEGORIES,
  MAX_BEHAVIOURS,
  MAX_ETHOGRAM_REFERENCES,
  MAX_KEPT_LENGTH,
  MAX_MODIFIER_VALUES,
  MAX_MODIFIERS,
  VALENCES,
} from './ethogram.ts';

/** Requests may be longer than what is stored, so that `checkEthogram` names the text that is too long. */
const SLACK = 2;
const text = z.string().check(z.maxLength(DEFINITION_LENGTH * SLACK));
const short = z.string().check(z.maxLength(200));
const address = z.string().check(z.maxLength(4_000));
const kept = z.string().check(z.maxLength(MAX_KEPT_LENGTH));
const translated = z.record(z.enum(LANGUAGES), text);
const listOf = <Item extends z.ZodMiniType>(item: Item, max: number) => z.array(item).check(z.maxLength(max * SLACK));

const behaviour = z.strictObject({
  code: short,
  name: translated,
  definition: translated,
  type: z.enum(BEHAVIOUR_TYPES),
  categoryId: innerId,
  valence: z.enum(VALENCES),
  key: short,
  colour: short,
  exclusionGroup: z.nullable(short),
  modifiers: listOf(
    z.strictObject({
      modifierId: innerId,
      name: translated,
      values: listOf(z.strictObject({ valueId: innerId, name: translated }), MAX_MODIFIER_VALUES),
    }),
    MAX_MODIFIERS,
  ),
  pictureUrl: z.nullable(address),
  was: listOf(short, MAX_BEHAVIOURS),
  kept,
});

/** The content of an ethogram as a browser sends it: nothing unknown, nothing endless. */
export const ethogramInput = z.strictObject({
  ethogramRef: short,
  name: translated,
  description: translated,
  level: z.strictObject({ kind: z.enum(QUESTION_LEVELS), id: z.nullable(documentId) }),
  references: listOf(documentId, MAX_ETHOGRAM_REFERENCES),
  categories: listOf(z.strictObject({ categoryId: innerId, name: translated }), MAX_BEHAVIOUR_CATEGORIES),
  behaviours: listOf(behaviour, MAX_BEHAVIOURS),
  kept,
});
