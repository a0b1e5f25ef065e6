import { HISTORY_KINDS, HISTORY_UNITS } from '#domain/evaluation-history/evaluation-history.ts';
import { choice, oneOf, optional, period, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { HistoryRow } from './history-row.ts';

/** The filters of the history: words in the name, month or week, the kind, the species and the period, by which it is read. */
export const HISTORY_FILTERS = filtersOf<HistoryRow>()(
  {
    search: words('q', ({ subjectName }) => subjectName),
    unit: oneOf('by', HISTORY_UNITS, 'month'),
    kind: optional('kind', HISTORY_KINDS, ({ kind }, wanted) => kind === wanted),
    /** it decides which evaluations are counted */
    specieId: choice('species'),
    period: period('from', 'until'),
  },
  { keptAs: 'evaluation-history' },
);
