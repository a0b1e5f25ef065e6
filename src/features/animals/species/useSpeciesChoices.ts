import { useMemo } from 'react';
import { useTaxonomyQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { foldedName } from '#domain/text/folded.ts';
import { holdsWords, speciesNameIn, speciesSearchText } from '#domain/taxonomy/species-names.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { compareIn } from '#ui/table/columns.ts';

/** The most species offered at a time; typing finds the others. */
export const MAX_OFFERED = 60;

/** The input of a select's filter: its options, and the typed text. */
type Asked<Option> = { readonly options: readonly Option[]; readonly search: string; readonly limit: number };

/** Returns the species of the catalogue by name, found by any common name in any language or by the Latin one. */
export function useSpeciesChoices() {
  const language = useLanguage();
  const { data: taxonomy } = useTaxonomyQuery();
  return useMemo(() => {
    const all = Object.entries(taxonomy?.species ?? {});
    const compare = compareIn(language);
    const searched = new Map(all.map(([id, species]) => [id, speciesSearchText(species)]));
    const names = new Map(all.map(([id, species]) => [id, speciesNameIn(species, language)]));
    return {
      choices: [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => compare(a.label, b.label)),
      nameOf: (specieId: string) => names.get(specieId) ?? '',
      latinOf: (specieId: string) => taxonomy?.species[specieId]?.specieLatinName,
      filter: <Option extends object>({ options, search, limit }: Asked<Option>): Option[] => {
        const typed = foldedName(search);
        const idOf = (option: Option) => ('value' in option ? String(option.value) : '');
        const found = options.filter((option) => holdsWords(searched.get(idOf(option)) ?? '', search));
        // Names that begin as typed come before those that hold the letters elsewhere, or in another language.
        const beginsOf = (option: Option) => foldedName(names.get(idOf(option)) ?? '').startsWith(typed);
        const [first, others] = [found.filter(beginsOf), found.filter((option) => !beginsOf(option))];
        return [...first, ...others].slice(0, limit);
      },
    };
  }, [taxonomy, language]);
}
