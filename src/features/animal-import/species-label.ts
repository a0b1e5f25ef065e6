import type { KnownSpecies } from '#domain/animal-import/import-ground.ts';
import type { Language } from '#domain/users/language.ts';

/** Returns a species by its common name in a language and its Latin one: 'Lion (Panthera leo)'. */
export function speciesLabel({ specieName, specieLatinName, trad }: KnownSpecies, language: Language): string {
  const name = trad[language] ?? specieName;
  return name === '' || name === specieLatinName ? specieLatinName : `${name} (${specieLatinName})`;
}
