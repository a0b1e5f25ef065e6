import type { Information } from '#domain/information/information.ts';
import { INFORMATION_STATES, type InformationState } from '#domain/information/information-order.ts';
import { optional } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** An information with the state of its period at the time of the list. */
export type InformationRow = Information & { readonly state: InformationState };

/** The filter of the list of information: the state of its period. */
export const INFORMATION_FILTERS = filtersOf<InformationRow>()(
  {
    state: optional('state', INFORMATION_STATES, (row, state) => row.state === state),
  },
  { keptAs: 'information' },
);
