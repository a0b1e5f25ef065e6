import type { DataSet } from '#domain/analysis/data-set.ts';
import { type Frequency, frequenciesOf } from '#domain/analysis/frequency.ts';
import { DEFAULT_PARAMETERS } from '#domain/analysis/default-parameters.ts';
import { sampleOf } from '#domain/analysis/scan-sample.ts';
import { NOT_VISIBLE } from '#domain/ethograms/ethogram.ts';
import { individualOf, recordOf } from '#domain/scan-analysis/session-data-set.ts';
import type { ScanEntry } from '#domain/observation-sessions/session.ts';

/** The figures of the scans of a session. */
export type ScanResults = {
  readonly scans: number;
  /** animals that were looked for and not seen, over all scans */
  readonly notVisible: number;
  /** animals that were not looked for, over all scans; they count in nothing */
  readonly notDone: number;
  readonly overall: Frequency;
  readonly animals: readonly (Frequency & { readonly animalId: string })[];
};

/**
 * Returns how often each behaviour was seen in the scans of a session, for all animals and for each, by the functions of
 * the analyses. An animal that was not looked for has no record. Zeros and nulls without a scan.
 * @source analysis definitions, 2
 */
export function scanResultsOf(
  scans: readonly ScanEntry[],
  animals: readonly { readonly animalId: string; readonly speciesId: string }[],
  codes: readonly string[],
): ScanResults {
  const all = scans.flatMap(({ records }) => records);
  const { overall, individuals } = frequenciesOf(sampleOf(dataSetOf(scans, animals, codes)));
  return {
    scans: scans.length,
    notVisible: all.filter(({ sighting }) => sighting === 'not_visible').length,
    notDone: all.filter(({ sighting }) => sighting === 'not_done').length,
    overall,
    animals: individuals.map(({ individualId, ...frequency }) => ({ animalId: individualId, ...frequency })),
  };
}

function dataSetOf(
  scans: readonly ScanEntry[],
  animals: readonly { readonly animalId: string; readonly speciesId: string }[],
  codes: readonly string[],
): DataSet {
  const records = scans.flatMap(({ number, records: some }) => some.flatMap((one) => recordOf(String(number), one)));
  return {
    scans: scans.map(({ number, atUnix }) => ({ id: String(number), instant: atUnix })),
    records,
    interactions: [],
    individuals: animals.map(({ animalId, speciesId }) => individualOf(animalId, speciesId)),
    ...{ zones: [], plans: [], coded: [] },
    ethogram: [...codes],
    notVisibleCode: NOT_VISIBLE,
    parameters: DEFAULT_PARAMETERS,
  };
}
