import { useMemo } from 'react';
import { historyEntries, type HistoryUnit } from '#domain/evaluation-history/evaluation-history.ts';
import { ZONE } from '#domain/time/epoch.ts';
import type { TypedPeriod } from '#domain/time/typed-period.ts';
import type { HistoryRow } from './history-row.ts';
import { useHistoryFacts } from './useHistoryFacts.ts';

/**
 * Returns the evaluations of a period, all of them or those that tell of one species: each by itself, the latest first, as rows by
 * month or week, and how the reading goes; see `useHistoryFacts`.
 */
export function useHistoryRows(unit: HistoryUnit, period: TypedPeriod, specieId: string | null) {
  const { facts: all, nameOf, speciesOf, speciesError, error, ...source } = useHistoryFacts(unit, period);
  const facts = useMemo(
    () => (specieId === null ? all : speciesOf && all?.filter((fact) => speciesOf(fact).has(specieId))),
    [all, specieId, speciesOf],
  );
  const rows = useMemo(
    () =>
      facts && historyEntries(facts, unit, ZONE).map((entry): HistoryRow => ({ ...entry, subjectName: nameOf(entry) })),
    [facts, unit, nameOf],
  );
  return { ...source, facts, rows, nameOf, error: error ?? (specieId === null ? undefined : speciesError) };
}
