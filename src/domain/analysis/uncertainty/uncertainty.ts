import { canonicalDataSet } from '../canonical-data-set.ts';
import type { DataSet } from '../data-set.ts';
import { sampleOf } from '../scan-sample.ts';
import { visibleScansOf } from '../visible-scans.ts';
import { type AssociationTest, associationTest } from './association-test.ts';
import { type SessionBootstrap, sessionBootstrap } from './session-bootstrap.ts';

/** The resamples and permutations of an uncertainty for which nobody has chosen others, and its seed. */
export const DEFAULT_UNCERTAINTY = { resamples: 1_000, permutations: 1_000, seed: 'enclos' } as const;

/** How sure the results of a data set are. */
export type Uncertainty = { readonly bootstrap: SessionBootstrap; readonly association: AssociationTest | null };

/**
 * Returns the bootstrap intervals over sessions and the permutation test of the association network of a data set; `sessionOf`
 * names the session of a scan. Deterministic by the seed, whatever the order of the data set. Nulls for an empty one.
 */
export function uncertaintyOf(
  given: DataSet,
  sessionOf: (scanId: string) => string,
  {
    resamples,
    permutations,
    seed,
  }: { readonly resamples: number; readonly permutations: number; readonly seed: string } = DEFAULT_UNCERTAINTY,
): Uncertainty {
  const dataSet = canonicalDataSet(given);
  const sample = sampleOf(dataSet);
  return {
    bootstrap: sessionBootstrap(sample, { zones: dataSet.zones, sessionOf, resamples, seed }),
    association: associationTest(sample, visibleScansOf(sample), { permutations, seed }),
  };
}
