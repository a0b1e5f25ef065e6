import { foundNames, namesOfAnimal, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { RegisterEntry } from '#domain/animals/register.ts';
import type { Language } from '#domain/users/language.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';

type Catalogue = Parameters<typeof namesOfAnimal>[1];

/** Returns an animal as a choice: named with its species in the language of the page, found by every name of the species. */
export function animalChoice(
  animal: Pick<RegisterEntry, 'animalName' | 'specieId' | 'specieName' | 'specieLatinName'> & {
    readonly animalId: string;
  },
  catalogue: Catalogue,
  language: Language,
): Choice {
  const names = namesOfAnimal(animal, catalogue);
  return {
    value: animal.animalId,
    label: [animal.animalName, speciesNameIn(names, language)].filter(Boolean).join(' · '),
    otherNames: foundNames(names),
  };
}
