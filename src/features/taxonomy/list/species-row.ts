import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { IucnCategory } from '#domain/taxonomy/iucn-category.ts';
import { speciesNameIn, speciesSearchText } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';
import { familyLabel, orderLabel } from '#kit/taxon/taxon-choices.ts';

/** A species as the list shows it. */
export type SpeciesRow = {
  readonly specieId: string;
  readonly name: string;
  readonly latinName: string;
  readonly familyId: string | null;
  readonly family: string;
  readonly orderId: string | null;
  readonly order: string;
  readonly category: IucnCategory | null;
  readonly underReview: boolean;
  /** animals of it that live here */
  readonly here: number;
  /** every name in every language, to search in */
  readonly searchText: string;
};

/** Returns how many animals of each species live here: neither archived, departed nor dead. */
export function countsHere(animals: readonly RegisterAnimal[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { specieId, isArchived, status } of animals)
    if (specieId !== null && !isArchived && status === 'present') counts.set(specieId, (counts.get(specieId) ?? 0) + 1);
  return counts;
}

/** Returns the rows of the list in the language of the page. */
export function speciesRows(
  taxonomy: Taxonomy,
  here: ReadonlyMap<string, number>,
  language: Language,
): readonly SpeciesRow[] {
  return Object.entries(taxonomy.species).map(([specieId, species]) => {
    const orderId = species.familyId === null ? null : (taxonomy.families[species.familyId]?.orderId ?? null);
    return {
      specieId,
      name: speciesNameIn(species, language),
      latinName: species.specieLatinName,
      familyId: species.familyId,
      family: familyLabel(taxonomy, species.familyId, language),
      orderId,
      order: orderLabel(taxonomy, orderId, language),
      category: species.iucnCategory,
      underReview: species.underReview,
      here: here.get(specieId) ?? 0,
      searchText: speciesSearchText(species),
    };
  });
}
