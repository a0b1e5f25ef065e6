import { codeCounts, percentOf, scansOfCodes } from './behaviour-counts.ts';
import { recordsByIndividual, recordsByPeriod, recordsBySpecies, type PeriodKind } from './record-sets.ts';
import type { ScanSample, VisibleRecord } from './scan-sample.ts';
import { sum } from './sum.ts';

/** How often one behaviour was seen; the percentages are unrounded. */
type BehaviourFrequency = {
  readonly behaviour: string;
  readonly count: number;
  /** pooled: of all records; null without one */
  readonly percent: number | null;
  /** mean of the percentages of the individuals that were seen; null without one */
  readonly meanOfIndividuals: number | null;
  /** percent of the scans with a visible record in which it was seen; null without such a scan */
  readonly scanPresence: number | null;
};

/** The behaviours of a set of records, in the order of the ethogram. */
export type Frequency = { readonly total: number; readonly behaviours: readonly BehaviourFrequency[] };

type PeriodFrequency = Frequency & { readonly period: string };

export type Frequencies = {
  readonly overall: Frequency;
  readonly individuals: readonly (Frequency & { readonly individualId: string })[];
  readonly species: readonly (Frequency & { readonly speciesId: string })[];
  readonly days: readonly PeriodFrequency[];
  readonly weeks: readonly PeriodFrequency[];
  readonly months: readonly PeriodFrequency[];
};

/**
 * Returns the frequency of behaviours in all visible records, of each individual and species, and in each local day,
 * ISO week and month with visible records. Without a record every count is 0, every percentage null and no period is
 * there.
 * @source analysis definitions, 2
 */
export function frequenciesOf(sample: ScanSample): Frequencies {
  const { visible, ethogram } = sample;
  const of = (records: readonly VisibleRecord[]) => frequencyOf(records, ethogram);
  const ofPeriods = (kind: PeriodKind) =>
    recordsByPeriod(visible, kind).map(({ period, records }) => ({ period, ...of(records) }));
  return {
    overall: of(visible),
    individuals: recordsByIndividual(sample).map(({ individual, records }) => ({
      individualId: individual.id,
      ...of(records),
    })),
    species: recordsBySpecies(sample).map(({ speciesId, records }) => ({ speciesId, ...of(records) })),
    days: ofPeriods('day'),
    weeks: ofPeriods('week'),
    months: ofPeriods('month'),
  };
}

function frequencyOf(records: readonly VisibleRecord[], ethogram: readonly string[]): Frequency {
  const counts = codeCounts(records, ethogram.length);
  const total = sum(counts);
  const ofIndividuals = [...Map.groupBy(records, ({ index }) => index).values()]
    .map((some) => codeCounts(some, ethogram.length))
    .map((some) => ({ counts: some, total: sum(some) }))
    .filter((some) => some.total > 0);
  const { scans, ofCodes } = scansOfCodes(records, ethogram.length);
  const behaviours = ethogram.map((behaviour, code) => ({
    behaviour,
    count: counts[code] ?? 0,
    percent: percentOf(counts[code] ?? 0, total),
    meanOfIndividuals: meanPercent(code, ofIndividuals),
    scanPresence: percentOf(ofCodes[code] ?? 0, scans),
  }));
  return { total, behaviours };
}

function meanPercent(
  code: number,
  ofIndividuals: readonly { readonly counts: Float64Array; readonly total: number }[],
): number | null {
  if (ofIndividuals.length === 0) return null;
  const percents = ofIndividuals.map(({ counts, total }) => (100 * (counts[code] ?? 0)) / total);
  return sum(percents) / percents.length;
}
