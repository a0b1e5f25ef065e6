import type { ErrorCode } from '../errors/catalogue.ts';
import { countsOf } from './behaviour-counts.ts';
import { type Diversity, diversityOf } from './diversity.ts';
import { recordsByIndividual, recordsByPeriod, recordsBySpecies, type PeriodKind } from './record-sets.ts';
import type { ScanSample, VisibleRecord } from './scan-sample.ts';

/** The diversity of each local period with visible records, the earliest first. */
type DiversitySeries = {
  readonly periods: readonly (Diversity & { readonly period: string })[];
  /** the code of the message for a series of fewer than two periods; else null */
  readonly notice: ErrorCode | null;
};

export type Diversities = {
  readonly overall: Diversity;
  readonly individuals: readonly (Diversity & { readonly individualId: string })[];
  readonly species: readonly (Diversity & { readonly speciesId: string })[];
  readonly days: DiversitySeries;
  readonly weeks: DiversitySeries;
  readonly months: DiversitySeries;
  /** of each individual in each month in which it was seen */
  readonly individualMonths: readonly (Diversity & { readonly individualId: string; readonly month: string })[];
};

/**
 * Returns the diversity of behaviours in all visible records, of each individual and species, in each local day, ISO
 * week and month, and of each individual in each month. A set of several individuals is pooled: no mean of their
 * indices. A set without a record has null values; a period without one is absent.
 * @source analysis definitions, 3
 */
export function diversitiesOf(sample: ScanSample): Diversities {
  const { visible, ethogram, parameters } = sample;
  const of = (records: readonly VisibleRecord[]) =>
    diversityOf(countsOf(records, ethogram).values(), parameters.shannonLevels);
  const seriesOf = (kind: PeriodKind): DiversitySeries => {
    const periods = recordsByPeriod(visible, kind).map(({ period, records }) => ({ period, ...of(records) }));
    return { periods, notice: periods.length < 2 ? 'analysis/insufficient-data' : null };
  };
  const byIndividual = recordsByIndividual(sample).map(({ individual, records }) => ({
    individualId: individual.id,
    records,
  }));
  return {
    overall: of(visible),
    individuals: byIndividual.map(({ individualId, records }) => ({ individualId, ...of(records) })),
    species: recordsBySpecies(sample).map(({ speciesId, records }) => ({ speciesId, ...of(records) })),
    days: seriesOf('day'),
    weeks: seriesOf('week'),
    months: seriesOf('month'),
    individualMonths: byIndividual.flatMap(({ individualId, records }) =>
      recordsByPeriod(records, 'month').map(({ period, records: some }) => ({
        individualId,
        month: period,
        ...of(some),
      })),
    ),
  };
}
