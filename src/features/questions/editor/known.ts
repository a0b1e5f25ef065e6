import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { BibliographyRegister } from '#domain/bibliography/reference.ts';
import type { QuestionTable } from '#domain/questions/question-table.ts';

/** The knowledge that an editor of a question draws on; the bibliography is null for people who may not read it. */
export type Known = {
  readonly table: QuestionTable;
  readonly taxonomy: Taxonomy;
  readonly references: BibliographyRegister['references'] | null;
};
