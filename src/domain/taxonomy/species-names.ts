import { LANGUAGES, type Language } from '../users/language.ts';
import { foldedName } from '../text/folded.ts';
import type { Species, Translations } from './taxonomy.ts';

type Named = Pick<Species, 'specieName' | 'specieLatinName' | 'trad'>;
type NamedTaxon = { readonly name: string; readonly latinName: string };

/** Returns the name of a species in a language: its name there, else the French one, else the Latin one. */
export function speciesNameIn({ specieName, specieLatinName, trad }: Named, language: Language): string {
  // The French name is the species' own field; a copy of it among the others may be older.
  const own = language === 'fr' ? '' : (trad[language]?.trim() ?? '');
  return own || specieName.trim() || trad.fr?.trim() || specieLatinName;
}

/** Returns the known names of a species by language, the French one among them; a language without one is absent. */
export function speciesNames({ specieName, trad }: Pick<Named, 'specieName' | 'trad'>): Translations {
  const fr = specieName.trim() || (trad.fr?.trim() ?? '');
  const known = LANGUAGES.flatMap((language) => {
    const name = language === 'fr' ? fr : (trad[language]?.trim() ?? '');
    return name === '' ? [] : [[language, name] as const];
  });
  return Object.fromEntries(known);
}

/**
 * Returns the names of an animal's species: those of the catalogue, else the ones that the animal itself has; all empty
 * for an animal without a species.
 */
export function namesOfAnimal(
  animal: { readonly specieId: string | null; readonly specieName: string; readonly specieLatinName: string },
  catalogue: Readonly<Record<string, Named>>,
): Named {
  const listed = animal.specieId === null ? undefined : catalogue[animal.specieId];
  return {
    specieName: listed?.specieName.trim() || animal.specieName,
    specieLatinName: listed?.specieLatinName || animal.specieLatinName,
    trad: listed?.trad ?? {},
  };
}

/**
 * Returns the names by which a search finds a species, as they are written and each once: those of every language and the
 * Latin one; '' without any.
 */
export function foundNames(species: Named): string {
  const names = [...Object.values(speciesNames(species)), species.specieLatinName];
  return [...new Set(names)].filter(Boolean).join(' \n');
}

/** Returns all names of a species in one folded text for the search. */
export function speciesSearchText(species: Named): string {
  return foundNames(species).split('\n').map(foldedName).join(' · ');
}

/** Returns whether a folded text holds every word of the search; an empty search matches all. */
export function holdsWords(searchText: string, search: string): boolean {
  return foldedName(search)
    .split(' ')
    .every((word) => searchText.includes(word));
}

/** Returns a family's or order's name as it is shown: with its Latin name in brackets where the two differ. */
export function taxonLabel({ name, latinName }: NamedTaxon): string {
  if (name === '' || foldedName(name) === foldedName(latinName)) return latinName;
  return latinName === '' ? name : `${name} (${latinName})`;
}

/**
 * Returns the label of a family or an order in a language: in French both names, in other languages the Latin one
 * alone.
 */
export function taxonLabelIn(taxon: NamedTaxon, language: Language): string {
  return language === 'fr' || taxon.latinName === '' ? taxonLabel(taxon) : taxon.latinName;
}
