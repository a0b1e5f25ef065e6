import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { speciesNameIn, speciesSearchText } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';
import { countsHere } from '#features/taxonomy/index.ts';
import { compareIn } from '#ui/table/columns.ts';

/** A species that lives here, as a person chooses it. */
export type SpeciesChoice = {
  readonly specieId: string;
  readonly name: string;
  readonly latinName: string;
  /** of its animals that live here */
  readonly count: number;
  /** every name in every language, folded, to search in */
  readonly searchText: string;
};

/** Returns the species of the animals that live here, by name in the order of the language; animals without a species have none. */
export function speciesChoices(
  animals: readonly RegisterAnimal[],
  { species }: Pick<Taxonomy, 'species'>,
  language: Language,
): readonly SpeciesChoice[] {
  const named = new Map(animals.map((animal) => [animal.specieId, animal]));
  const compare = compareIn(language);
  return [...countsHere(animals)]
    .map(([specieId, count]) => {
      // A species that the catalogue does not have is named as its animals name it.
      const { specieName = specieId, specieLatinName = '' } = named.get(specieId) ?? {};
      const known = species[specieId] ?? { specieName, specieLatinName, trad: {} };
      return {
        ...{ specieId, count, name: speciesNameIn(known, language), latinName: known.specieLatinName },
        searchText: speciesSearchText(known),
      };
    })
    .toSorted((one, other) => compare(one.name, other.name));
}
