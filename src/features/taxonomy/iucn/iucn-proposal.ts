import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { TypedSpecies } from '#domain/taxonomy/check-species.ts';
import { foldedName } from '#domain/text/folded.ts';
import { speciesNames } from '#domain/taxonomy/species-names.ts';
import type { IucnSpecies, Species } from '#domain/taxonomy/taxonomy.ts';
import { LANGUAGES, type Language } from '#domain/users/language.ts';

/** The fields of a species that the list and the catalogue share. */
export type ProposalField = 'latinName' | 'family' | 'category' | Language;
/** One line of the comparison; '' stands for an unknown value. */
export type Proposal = {
  readonly field: ProposalField;
  readonly now: string;
  readonly offered: string;
  /** the list has a value, and another one than the catalogue */
  readonly differs: boolean;
  /** ticked by default: missing values, and the category, which the list decides */
  readonly isUsual: boolean;
};

/** Returns the catalogue's family with this Latin name, or null. */
export function familyOfLatin(taxonomy: Pick<Taxonomy, 'families'>, latinName: string): string | null {
  const wanted = foldedName(latinName);
  const found = Object.entries(taxonomy.families).find(([, one]) => foldedName(one.familyLatinName) === wanted);
  return wanted === '' ? null : (found?.[0] ?? null);
}

/** Returns the catalogue's order with this Latin name, or null. */
export function orderOfLatin(taxonomy: Pick<Taxonomy, 'orders'>, latinName: string): string | null {
  const wanted = foldedName(latinName);
  const found = Object.entries(taxonomy.orders).find(([, one]) => foldedName(one.orderLatinName) === wanted);
  return wanted === '' ? null : (found?.[0] ?? null);
}

/** Returns a family or order name of the list, which is in capitals, as the catalogue writes it. */
export function asTaxonName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** Returns the values of the list beside those of the catalogue; for a new species every value of the list differs. */
export function proposalsOf(iucn: IucnSpecies, species: Species | null, taxonomy: Taxonomy): readonly Proposal[] {
  const names = species === null ? {} : speciesNames(species);
  const familyOf = (id: string | null) => (id === null ? '' : (taxonomy.families[id]?.familyLatinName ?? ''));
  const line = (field: ProposalField, now: string, offered: string): Proposal => {
    const differs = offered !== '' && foldedName(offered) !== foldedName(now);
    return { field, now, offered, differs, isUsual: differs && (now === '' || field === 'category') };
  };
  return [
    line('latinName', species?.specieLatinName ?? '', iucn.latinName),
    line('family', familyOf(species?.familyId ?? null), asTaxonName(iucn.familyLatinName)),
    line('category', species?.iucnCategory ?? '', iucn.category ?? ''),
    ...LANGUAGES.map((language) => line(language, names[language] ?? '', firstName(iucn.commonNames[language] ?? ''))),
  ];
}

/** Returns the species as it will be saved with these lines; it is linked to the list in any case. */
export function takenOver(
  iucn: IucnSpecies,
  before: TypedSpecies,
  taken: ReadonlySet<ProposalField>,
  familyId: string | null,
): TypedSpecies {
  const names = LANGUAGES.flatMap((language) => {
    const name = taken.has(language) ? firstName(iucn.commonNames[language] ?? '') : (before.trad[language] ?? '');
    return name === '' ? [] : [[language, name] as const];
  });
  const trad = Object.fromEntries(names);
  return {
    ...before,
    specieLatinName: taken.has('latinName') ? iucn.latinName : before.specieLatinName,
    familyId: taken.has('family') || before.familyId === null ? familyId : before.familyId,
    iucnCategory: taken.has('category') ? iucn.category : before.iucnCategory,
    iucnId: iucn.iucnId,
    specieName: trad['fr'] ?? '',
    trad,
  };
}

/** One cell of the list may hold several names; the first is the usual one. */
function firstName(names: string): string {
  return (names.split(/[,;|]/)[0] ?? '').trim();
}
