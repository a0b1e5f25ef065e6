import type { Partner } from '#domain/animal-analysis/animal-partners.ts';
import type { AnimalPortrait } from '#domain/animal-analysis/animal-portrait.ts';
import type { ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import type { AnalysisNames, AnalysisResult } from '#features/scan-analysis/index.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';

/** The results on one animal, of which every tab shows a part. */
export type AnimalAnalysed = {
  readonly animalId: string;
  readonly name: string;
  /** of all animals, in the order of the screen */
  readonly result: AnalysisResult;
  readonly portrait: AnimalPortrait;
  readonly partners: readonly Partner[];
  readonly names: AnalysisNames;
  /** campaign, animal and filters, for files */
  readonly facts: readonly ExportFact[];
  /** Returns the results of the same scans for this animal alone. */
  readonly readOwn: () => Promise<ScanAnalysis>;
};
