import * as z from 'zod/mini';
import { FORM_FIELDS, type FormAnimal, isSame, keptFormSchema } from './form-animal.ts';

/**
 * What is being changed of an animal: the fields somebody touched, and the animal as it was when they began. Untouched
 * fields follow the stored animal; the stamp tells the server which animal the person saw.
 */
export type AnimalDraft = {
  readonly touched: Partial<FormAnimal>;
  readonly base: { readonly fields: Partial<FormAnimal>; readonly updatedAtUnix: number | null } | null;
};

export const NOTHING_TYPED: AnimalDraft = { touched: {}, base: null };

const draftSchema = z.object({
  touched: keptFormSchema,
  base: z.nullable(z.object({ fields: keptFormSchema, updatedAtUnix: z.nullable(z.int()) })),
});

/** Returns the draft that was kept; nothing typed where none was, or it cannot be read. */
export function draftFrom(kept: unknown): AnimalDraft {
  const read = draftSchema.safeParse(kept);
  // What was kept went through JSON, which has no undefined.
  return read.success ? (read.data as AnimalDraft) : NOTHING_TYPED;
}

/** Returns the draft after something was typed into a form that shows `stored`. */
export function typedInto(
  draft: AnimalDraft,
  difference: Partial<FormAnimal>,
  stored: { readonly fields: FormAnimal; readonly updatedAtUnix: number | null },
): AnimalDraft {
  return { touched: { ...draft.touched, ...difference }, base: draft.base ?? stored };
}

/** Returns the fields that differ from the stored animal. */
export function changedFields({ touched }: AnimalDraft, stored: FormAnimal): readonly (keyof FormAnimal)[] {
  return FORM_FIELDS.filter((field) => field in touched && !isSame(touched[field] ?? null, stored[field]));
}

/** Returns the changed fields that somebody else has changed too since the person began, to something else. */
export function overtakenFields(draft: AnimalDraft, stored: FormAnimal): readonly (keyof FormAnimal)[] {
  const { base } = draft;
  if (base === null) return [];
  return changedFields(draft, stored).filter((field) => !isSame(base.fields[field] ?? null, stored[field]));
}
