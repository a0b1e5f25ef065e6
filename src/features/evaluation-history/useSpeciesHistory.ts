import { HISTORY_FILTERS } from './history-filters.ts';
import { useHistoryRows } from './useHistoryRows.ts';

/** Returns the evaluations that tell of a species in the last twelve months, as the history lists them: by month, and each by itself. */
export function useSpeciesHistory(specieId: string) {
  return useHistoryRows('month', HISTORY_FILTERS.none.period, specieId);
}
