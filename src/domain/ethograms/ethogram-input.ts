import * as z from 'zod/mini';
import { levelInput, listInput, shortInput, translatedInput } from '../content/content-input.ts';
import { documentId, innerId } from '../shared/field-shapes.ts';
import {
  BEHAVIOUR_TYPES,
  MAX_BEHAVIOUR_CATEGORIES,
  MAX_BEHAVIOURS,
  MAX_ETHOGRAM_REFERENCES,
  MAX_KEPT_LENGTH,
  MAX_MODIFIER_VALUES,
  MAX_MODIFIERS,
  VALENCES,
} from './ethogram.ts';

const address = z.string().check(z.maxLength(4_000));
const kept = z.string().check(z.maxLength(MAX_KEPT_LENGTH));

const behaviour = z.strictObject({
  code: shortInput,
  name: translatedInput,
  definition: translatedInput,
  type: z.enum(BEHAVIOUR_TYPES),
  categoryId: innerId,
  valence: z.enum(VALENCES),
  key: shortInput,
  colour: shortInput,
  exclusionGroup: z.nullable(shortInput),
  modifiers: listInput(
    z.strictObject({
      modifierId: innerId,
      name: translatedInput,
      values: listInput(z.strictObject({ valueId: innerId, name: translatedInput }), MAX_MODIFIER_VALUES),
    }),
    MAX_MODIFIERS,
  ),
  pictureUrl: z.nullable(address),
  was: listInput(shortInput, MAX_BEHAVIOURS),
  kept,
});

/** The content of an ethogram as a browser sends it: nothing unknown, nothing endless. */
export const ethogramInput = z.strictObject({
  ethogramRef: shortInput,
  name: translatedInput,
  description: translatedInput,
  level: levelInput,
  references: listInput(documentId, MAX_ETHOGRAM_REFERENCES),
  categories: listInput(z.strictObject({ categoryId: innerId, name: translatedInput }), MAX_BEHAVIOUR_CATEGORIES),
  behaviours: listInput(behaviour, MAX_BEHAVIOURS),
  kept,
});
