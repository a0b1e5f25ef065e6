import { shortAuthors } from '#domain/bibliography/citation.ts';
import {
  type BibliographyRegister,
  REFERENCE_TYPES,
  type RegisteredReference,
} from '#domain/bibliography/reference.ts';
import type { QuestionTable } from '#domain/questions/question-table.ts';
import { flag, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** A question that cites a source. */
export type Citing = { readonly questionId: string; readonly questionRef: string };

/** A source as the list shows it. */
export type ReferenceRow = RegisteredReference & {
  readonly referenceId: string;
  readonly shortAuthors: string;
  readonly citedBy: readonly Citing[];
  readonly searchText: string;
};

/** The filters of the bibliography. */
export const REFERENCE_FILTERS = filtersOf<ReferenceRow>()(
  {
    search: words('q', ({ searchText }) => searchText),
    type: optional('type', REFERENCE_TYPES, (row, type) => row.type === type),
    isUncited: flag('uncited', (row, isSet) => !isSet || row.citedBy.length === 0),
  },
  { keptAs: 'bibliography' },
);

/** Returns the rows of the bibliography, each with the questions that cite it, archived ones left out. */
export function referenceRows(
  references: BibliographyRegister['references'],
  { questions }: QuestionTable,
): readonly ReferenceRow[] {
  const citing = new Map<string, Citing[]>();
  for (const [questionId, { questionRef, status, references: cited }] of Object.entries(questions))
    for (const id of status === 'archived' ? [] : cited)
      citing.set(id, [...(citing.get(id) ?? []), { questionId, questionRef }]);
  return Object.entries(references).map(([referenceId, one]) => ({
    ...one,
    referenceId,
    shortAuthors: shortAuthors(one.authors),
    citedBy: citing.get(referenceId) ?? [],
    searchText: [one.title, ...one.authors, one.year ?? '', one.container, one.doi].join(' \n'),
  }));
}
