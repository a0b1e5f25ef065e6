import { foldedName } from '#domain/text/folded.ts';
import { labelNameIn } from '#domain/taxonomy/check-label.ts';
import type { Label } from '#domain/taxonomy/taxonomy.ts';
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

/** Returns the rows of a list in the language of the page: those in use, or with `archived` those that were deleted. */
export function labelRows(labels: readonly Label[], language: Language, archived: boolean): readonly LabelRow[] {
  return labels
    .filter((label) => label.archived === archived)
    .map((label) => ({
      id: label.id,
      name: labelNameIn(label, language),
      label,
      languages: LANGUAGES.filter((one) => one === 'fr' || (label.trad[one]?.trim() ?? '') !== ''),
      searchText: foldedName([label.name, ...Object.values(label.trad)].join(' ')),
    }));
}
