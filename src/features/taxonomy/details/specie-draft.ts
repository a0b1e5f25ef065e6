import * as z from 'zod/mini';
import type { TypedSpecie } from '#domain/taxonomy/check-specie.ts';
import { IUCN_CATEGORIES, translationsSchema } from '#domain/taxonomy/taxonomy.ts';
import { forgetDraft, keepDraft, readDraft } from '#lib/tab-drafts.ts';

const text = z.string();
const draftSchema = z.object({
  typed: z.object({
    specieName: text,
    specieLatinName: text,
    trad: translationsSchema,
    familyId: z.nullable(text),
    iucnCategory: z.nullable(z.enum(IUCN_CATEGORIES)),
    iucnId: z.nullable(text),
    source: text,
  }),
  /** when the species that it was begun from had been saved */
  basis: z.nullable(z.int()),
});
export type SpecieDraft = { readonly typed: TypedSpecie; readonly basis: number | null };

const nameOf = (specieId: string | null) => `specie.${specieId ?? 'new'}`;

/** Returns what is being typed of a species in this tab; null when nothing is. */
export function readSpecieDraft(specieId: string | null): SpecieDraft | null {
  const draft = draftSchema.safeParse(readDraft(nameOf(specieId)));
  return draft.success ? draft.data : null;
}

/** Keeps what is being typed of a species for as long as the tab is open; null forgets it. */
export function keepSpecieDraft(specieId: string | null, draft: SpecieDraft | null): void {
  if (draft === null) forgetDraft(nameOf(specieId));
  else keepDraft(nameOf(specieId), draft);
}
