import * as z from 'zod/mini';
import type { TypedSpecies } from '#domain/taxonomy/check-species.ts';
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
export type SpeciesDraft = { readonly typed: TypedSpecies; readonly basis: number | null };

const nameOf = (specieId: string | null) => `specie.${specieId ?? 'new'}`;

/** Returns what is being typed of a species in this tab; null when nothing is. */
export function readSpeciesDraft(specieId: string | null): SpeciesDraft | null {
  const draft = draftSchema.safeParse(readDraft(nameOf(specieId)));
  return draft.success ? draft.data : null;
}

/** Keeps what is being typed of a species for as long as the tab is open; null forgets it. */
export function keepSpeciesDraft(specieId: string | null, draft: SpeciesDraft | null): void {
  if (draft === null) forgetDraft(nameOf(specieId));
  else keepDraft(nameOf(specieId), draft);
}
