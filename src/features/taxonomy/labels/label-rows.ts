import { foldedName } from '#domain/text/folded.ts';
import { labelNameIn } from '#domain/taxonomy/check-label.ts';
import type { Label } from '#domain/taxonomy/taxonomy.ts';
import { flag, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { LANGUAGES, type Language } from '#domain/users/language.ts';

/** A tag, category or goal as its list shows it. */
export type LabelRow = {
  readonly id: string;
  readonly name: string;
  readonly label: Label;
  /** languages in which its name is known */
  readonly languages: readonly Language[];
  readonly searchText: string;
};

/** The filters of the labels: words in a name of any language, and archived labels, which no other list has. */
export const LABEL_FILTERS = filtersOf<LabelRow>()({
  search: words('search', ({ searchText }) => searchText),
  isArchived: flag('archived', ({ label }, isArchived) => label.archived === isArchived),
});

/** Returns the rows of a list in the language of the page, archived labels included. */
export function labelRows(labels: readonly Label[], language: Language): readonly LabelRow[] {
  return labels.map((label) => ({
    id: label.id,
    name: labelNameIn(label, language),
    label,
    languages: LANGUAGES.filter((one) => one === 'fr' || (label.trad[one]?.trim() ?? '') !== ''),
    searchText: foldedName([label.name, ...Object.values(label.trad)].join(' ')),
  }));
}
