import type { PeriodKeys } from '../time/period-keys.ts';
import type { DataSet } from './data-set.ts';
import type { Individual, ScanSample, VisibleRecord } from './scan-sample.ts';

/** The periods of a series. */
export type PeriodKind = Exclude<keyof PeriodKeys, 'hour'>;

type RecordsOfIndividual = { readonly individual: Individual; readonly records: readonly VisibleRecord[] };
type RecordsOfSpecies = { readonly speciesId: string; readonly records: readonly VisibleRecord[] };
/** The records of a day, week or month, by its key. */
type RecordsOfPeriod = { readonly period: string; readonly records: readonly VisibleRecord[] };

/**
 * Returns the visible records of each individual, in the order of the individuals; an empty list for one that was never
 * seen.
 * @source analysis definitions, 1
 */
export function recordsByIndividual({ individuals, visible }: ScanSample): RecordsOfIndividual[] {
  const byId = Map.groupBy(visible, ({ individual }) => individual.id);
  return individuals.map((individual) => ({ individual, records: byId.get(individual.id) ?? [] }));
}

/**
 * Returns the visible records of each species, in the order of the species; an empty list for one that was never seen.
 * @source analysis definitions, 8
 */
export function recordsBySpecies({ speciesIds, visible }: ScanSample): RecordsOfSpecies[] {
  const byId = Map.groupBy(visible, ({ individual }) => individual.speciesId);
  return speciesIds.map((speciesId) => ({ speciesId, records: byId.get(speciesId) ?? [] }));
}

/**
 * Returns visible records by local day, ISO week or month, the earliest first. A period without one is absent; none
 * without records.
 * @source analysis definitions, 1 "Local time"
 */
export function recordsByPeriod(records: readonly VisibleRecord[], kind: PeriodKind): RecordsOfPeriod[] {
  const byPeriod = Map.groupBy(records, ({ scan }) => scan[kind]);
  return [...byPeriod.keys()].toSorted().map((period) => ({ period, records: byPeriod.get(period) ?? [] }));
}

/**
 * Returns visible records by the id of their plan: without one, that of the only plan; undefined where there is not exactly one.
 * @source analysis definitions, 1
 */
export function recordsByPlan(
  records: readonly VisibleRecord[],
  plans: readonly Pick<DataSet['plans'][number], 'id'>[],
): ReadonlyMap<string | undefined, readonly VisibleRecord[]> {
  const onlyPlan = plans.length === 1 ? plans[0]?.id : undefined;
  return Map.groupBy(records, ({ planId }) => planId ?? onlyPlan);
}
