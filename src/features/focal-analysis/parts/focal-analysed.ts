import type { FocalAnalysis } from '#domain/focal-analysis/analyse-focals.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';

/** The names of the things that an analysis speaks of. */
export type FocalNames = Readonly<Record<'animal' | 'behaviour' | 'colour', (id: string) => string>>;

/** The results that every tab shows a part of. */
export type FocalAnalysed = {
  readonly result: FocalAnalysis;
  readonly names: FocalNames;
  /** campaign and filters, for files */
  readonly facts: readonly ExportFact[];
};
