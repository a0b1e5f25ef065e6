import * as z from 'zod/mini';
import type { AnimalFields } from '#domain/animals/check-animal.ts';
import { animalFormSchema } from './form-animal.ts';

/** A new animal as it is being typed: itself, and where it comes to. */
export type NewAnimalDraft = AnimalFields & {
  readonly enclosureId: string | null;
  readonly groupId: string | null;
  /** as the field has it; empty: now */
  readonly when: string;
};

export const EMPTY_ANIMAL: NewAnimalDraft = {
  animalName: '',
  animalChipId: null,
  animalBirthdate: null,
  animalSexe: null,
  specieId: null,
  subspecies: null,
  registryId: null,
  notes: '',
  enclosureId: null,
  groupId: null,
  when: '',
};

const keptFormSchema = z.partial(animalFormSchema);
const placeSchema = z.partial(
  z.object({ enclosureId: z.nullable(z.string()), groupId: z.nullable(z.string()), when: z.string() }),
);

/** Returns the draft that was kept, or an empty one, in the enclosure the address names. */
export function newAnimalFrom(kept: unknown, enclosureId: string | null): NewAnimalDraft {
  const fields = keptFormSchema.safeParse(kept);
  const place = placeSchema.safeParse(kept);
  if (kept === null || !fields.success || !place.success) return { ...EMPTY_ANIMAL, enclosureId };
  const { authorizedFacilities: _none, ...typed } = fields.data;
  // A kept draft went through JSON, which has no undefined.
  const draft = { ...EMPTY_ANIMAL, ...typed, ...place.data } as NewAnimalDraft;
  return enclosureId === null ? draft : { ...draft, enclosureId };
}

/** Whether something is typed that would be lost. */
export function isTyped({ enclosureId: _where, ...typed }: NewAnimalDraft): boolean {
  const { enclosureId: _empty, ...empty } = EMPTY_ANIMAL;
  return (Object.keys(empty) as (keyof typeof empty)[]).some(
    (field) => (typed[field] || null) !== (empty[field] || null),
  );
}
