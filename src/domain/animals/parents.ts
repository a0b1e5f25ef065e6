import * as z from 'zod/mini';
import { documentId } from '../shared/field-shapes.ts';

export const PARENT_LENGTH = 200;
export const PARENT_ROLES = ['sire', 'dam'] as const;
export type ParentRole = (typeof PARENT_ROLES)[number];

/**
 * A parent: an animal of the register with its name at that time, or only the name or the identifier by which it is
 * known.
 */
export const parentSchema = z.object({ animalId: z.nullable(z.string()), text: z.string() });
export type Parent = z.infer<typeof parentSchema>;

/** The parent that a request may hold. */
export const parentAsked = z.strictObject({
  animalId: z.nullable(documentId),
  text: z.string().check(z.maxLength(PARENT_LENGTH)),
});

/** Returns a parent as it is stored: no blanks around its text, and null for one of whom nothing is said. */
export function tidyParent(said: Parent | null): Parent | null {
  if (said === null) return null;
  const text = said.text.trim();
  return said.animalId === null && text === '' ? null : { animalId: said.animalId, text };
}
