import * as z from 'zod/mini';
import { type ContentStatus, LIFECYCLE, OF_VERSION } from '../content/lifecycle.ts';
import { questionLevelSchema } from '../content/question-level.ts';
import { translatedSchema } from '../content/translated.ts';
import * as field from '../fields/fields.ts';

export type EthogramStatus = ContentStatus;
export { CONTENT_REF_LENGTH as ETHOGRAM_REF_LENGTH } from '../content/lifecycle.ts';

/** A state lasts from its start to its stop; a point is an instant. */
export const BEHAVIOUR_TYPES = ['state', 'point'] as const;
export type BehaviourType = (typeof BEHAVIOUR_TYPES)[number];

export const VALENCES = ['positive', 'neutral', 'negative'] as const;
export type Valence = (typeof VALENCES)[number];

/** The code of "not visible", which every ethogram has. */
export const NOT_VISIBLE = 'NV';

export const DEFINITION_LENGTH = 1_000;
export const CODE_LENGTH = 40;
export const EXCLUSION_GROUP_LENGTH = 40;
export const MAX_BEHAVIOURS = 80;
export const MAX_BEHAVIOUR_CATEGORIES = 30;
export const MAX_MODIFIERS = 10;
export const MAX_MODIFIER_VALUES = 40;
export const MAX_ETHOGRAM_REFERENCES = 20;
/** The longest part of an imported file that is kept for its export. */
export const MAX_KEPT_LENGTH = 20_000;

export const behaviourCategorySchema = z.object({ categoryId: z.string(), name: translatedSchema });
export type BehaviourCategory = z.infer<typeof behaviourCategorySchema>;

export const modifierSchema = z.object({
  modifierId: z.string(),
  name: translatedSchema,
  values: z.array(z.object({ valueId: z.string(), name: translatedSchema })),
});
export type Modifier = z.infer<typeof modifierSchema>;

export const behaviourSchema = z.object({
  /** unique in its ethogram, whatever its case */
  code: z.string(),
  name: translatedSchema,
  definition: translatedSchema,
  type: z.enum(BEHAVIOUR_TYPES),
  categoryId: z.string(),
  valence: z.enum(VALENCES),
  /** the key of the keyboard, one character */
  key: z.string(),
  /** '#rrggbb', dark enough for white words */
  colour: z.string(),
  /** behaviours of one group end one another; null for none */
  exclusionGroup: z.nullable(z.string()),
  modifiers: z.array(modifierSchema),
  pictureUrl: z.nullable(z.string()),
  /** the codes of the last published version that it continues: renamed has one, merged several, new none */
  was: z.array(z.string()),
  /** the fields of an imported file that an ethogram does not have, as JSON; '' for none */
  kept: z.string(),
});
export type Behaviour = z.infer<typeof behaviourSchema>;

const CONTENT = {
  /** short and unique, for people and files */
  ethogramRef: field.text(),
  name: translatedSchema,
  description: translatedSchema,
  level: questionLevelSchema,
  /** ids of the references that it was made from */
  references: field.idList(MAX_ETHOGRAM_REFERENCES),
  categories: field.entries(behaviourCategorySchema, MAX_BEHAVIOUR_CATEGORIES),
  behaviours: field.entries(behaviourSchema, MAX_BEHAVIOURS),
  /** the parts of an imported file that an ethogram does not have, as JSON; '' for none */
  kept: field.older(field.text(), ''),
} as const;

/** The part of an ethogram that an editor writes. */
export const ethogramContentSchema = z.object(CONTENT);
export type EthogramContent = z.infer<typeof ethogramContentSchema>;

const CONTENT_FIELDS = Object.keys(CONTENT) as readonly (keyof EthogramContent)[];

/** An ethogram, as stored in `ethograms/{ethogramId}`: the editors' present state of it, published or not. */
export const ethogramSchema = z.object({ ethogramId: field.ownId(), ...CONTENT, ...LIFECYCLE });
export type Ethogram = z.infer<typeof ethogramSchema>;

/** Returns what an editor writes of an ethogram, without the fields that the server keeps. */
export function ethogramContentOf(ethogram: EthogramContent): EthogramContent {
  return Object.fromEntries(CONTENT_FIELDS.map((name) => [name, ethogram[name]])) as EthogramContent;
}

/** A code of the version before with the codes that continue it here: none when it was given up. */
export const mappingSchema = z.object({ from: z.string(), to: z.array(z.string()) });
export type CodeMapping = z.infer<typeof mappingSchema>;

/** A published version, as stored in `ethograms/{ethogramId}/versions/{versionId}`; nobody changes it. */
export const ethogramVersionSchema = z.object({
  ...OF_VERSION,
  ethogramId: field.parentId(),
  ...CONTENT,
  /** the codes of the version before that do not simply stay */
  mapping: field.entries(mappingSchema, MAX_BEHAVIOURS),
});
export type EthogramVersion = z.infer<typeof ethogramVersionSchema>;
