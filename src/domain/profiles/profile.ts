import * as z from 'zod/mini';
import { LIFECYCLE, OF_VERSION } from '../content/lifecycle.ts';
import { QUESTION_LEVELS } from '../content/question-level.ts';
import { translatedSchema } from '../content/translated.ts';
import { weightsSchema } from '../content/weights.ts';
import * as field from '../fields/fields.ts';

/** The most questions to which a profile gives a weight of its own. */
export const MAX_PROFILE_QUESTIONS = 500;

/** The animals that a profile is for: those of a level, or a group of the establishment that it is reserved for. */
export const TARGET_KINDS = [...QUESTION_LEVELS, 'group'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const profileTargetSchema = z.object({ kind: z.enum(TARGET_KINDS), id: z.nullable(z.string()) });
export type ProfileTarget = Readonly<z.infer<typeof profileTargetSchema>>;

const CONTENT = {
  /** short and unique, for people and files */
  profileRef: field.text(),
  name: translatedSchema,
  /** the reasons of its weights */
  description: translatedSchema,
  target: profileTargetSchema,
  weights: weightsSchema,
} as const;

/** The part of a profile that an editor writes. */
export const profileContentSchema = z.object(CONTENT);
export type ProfileContent = z.infer<typeof profileContentSchema>;

/** An evaluation profile, as stored in `profiles/{profileId}`: the editors' present state of it. */
export const profileSchema = z.object({ profileId: field.ownId(), ...CONTENT, ...LIFECYCLE });
export type Profile = z.infer<typeof profileSchema>;

/** A published version, as stored in `profiles/{profileId}/versions/{versionId}`; nobody changes it. */
export const profileVersionSchema = z.object({ ...OF_VERSION, profileId: field.parentId(), ...CONTENT });
export type ProfileVersion = z.infer<typeof profileVersionSchema>;
