import type { ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import { type Computed, useComputed } from '#features/scan-analysis/index.ts';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';

/** Returns the results of the animal alone, which the worker computes from the same scans. */
export function useOwnResults({ result, readOwn }: AnimalAnalysed): Computed<ScanAnalysis> {
  return useComputed(result, readOwn, 'animal-analysis/own');
}
