import { type ReactNode, useState } from 'react';
import { FilterBar } from './FilterBar.tsx';
import { SearchField } from './SearchField.tsx';
import type { AddressFilters } from './useAddressFilters.ts';

/** The line above a list that is searched by words: the search first, then its other filters. */
export function ListFilterBar<Filters extends { readonly search: string }>({
  state: { filters, change, isFiltered, clear },
  summary,
  texts,
  delayMs,
  children,
}: {
  readonly state: AddressFilters<Filters>;
  /** "12 of 340 tasks", announced when it changes */
  readonly summary: string;
  readonly texts: {
    /** spoken name of the group */
    readonly label: string;
    readonly search: string;
    readonly clearSearch: string;
    readonly reset: string;
  };
  /** delay after the last key before the search, for lists that cost reads */
  readonly delayMs?: number;
  readonly children?: ReactNode;
}) {
  const [clearings, setClearings] = useState(0);
  const clearAll = () => {
    setClearings(clearings + 1);
    clear();
  };
  return (
    <FilterBar
      label={texts.label}
      summary={summary}
      clearLabel={texts.reset}
      {...(isFiltered ? { onClear: clearAll } : {})}
    >
      <SearchField
        // A new box: text typed in the last one and not searched yet is cleared with the filters.
        key={clearings}
        label={texts.search}
        placeholder={texts.search}
        clearLabel={texts.clearSearch}
        value={filters.search}
        {...(delayMs === undefined ? {} : { delayMs })}
        onSearch={(search) => change({ search } as Partial<Filters>)}
      />
      {children}
    </FilterBar>
  );
}
