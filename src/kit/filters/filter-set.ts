import { withParameters } from '#lib/address-parameters.ts';
import type { FilterAddress } from '#ui/filters/useAddressFilters.ts';
import type { Filter } from './filter-kinds.ts';

// The value of a filter is known where the set is declared; a set of them holds any.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyFilter<Row> = Filter<string, any, Row>;
export type Filters<Row> = Readonly<Record<string, AnyFilter<Row>>>;

/** The values of a declared set of filters, by name. */
export type ValuesOf<Set> = { readonly [Name in keyof Set]: Set[Name] extends { readonly none: infer V } ? V : never };

/**
 * The filters of a list, declared once: how they stand in the address, which rows they keep, in which text words are
 * sought.
 */
export type FilterSet<Row, Set extends Filters<Row>> = FilterAddress<ValuesOf<Set>> & {
  readonly filters: Set;
  /** Returns whether a row matches all filters but the search. */
  readonly keeps: (row: Row, values: ValuesOf<Set>) => boolean;
  /** The text of a row in which words are sought; '' where the list has no search of its own. */
  readonly textOf: (row: Row) => string;
  /** name of the filter that searches words; null where there is none */
  readonly searchName: (keyof Set & string) | null;
  readonly keptAs?: string;
};

type Options<Values> = {
  /** Changes several values together when one may contradict another. */
  readonly changed?: (values: Values, difference: Partial<Values>) => Values;
  /** of this list among all: under it the browser keeps each person's filters, but not their search; absent: forgotten */
  readonly keptAs?: string;
};

/**
 * Declares the filters of a list of rows: `filtersOf<GroupRow>()({ search: words('q', …), sectorId: choice('sector', …)
 * })`. Returns the set, which `useRecordFilters` binds to the address and to its controls.
 */
export function filtersOf<Row = unknown>() {
  return <const Set extends Filters<Row>>(filters: Set, options: Options<ValuesOf<Set>> = {}): FilterSet<Row, Set> => {
    const named = Object.entries<AnyFilter<Row>>(filters);
    const collected = (valueOf: (filter: AnyFilter<Row>) => unknown) =>
      Object.fromEntries(named.map(([name, filter]) => [name, valueOf(filter)])) as ValuesOf<Set>;
    const valueIn = (values: ValuesOf<Set>, name: string): unknown => values[name as keyof Set];
    const search = named.find(([, { kind }]) => kind === 'words');
    return {
      ...options,
      filters,
      none: collected(({ none }) => none),
      parameters: named.flatMap(([, { write, none }]) => Object.keys(write(none))),
      cleared: Object.fromEntries(
        named.flatMap(([name, { kind, none }]) => (kind === 'arrangement' ? [] : [[name, none]])),
      ) as Partial<ValuesOf<Set>>,
      read: (parameters) => collected(({ read }) => read(parameters)),
      write: (values, parameters) =>
        withParameters(
          parameters,
          Object.assign({}, ...named.map(([name, { write }]) => write(valueIn(values, name)))) as Record<
            string,
            string
          >,
        ),
      keeps: (row, values) =>
        named.every(([name, { kind, keeps }]) => {
          if (keeps === null || kind === 'words') return true;
          return keeps(row, valueIn(values, name));
        }),
      textOf: (row) => search?.[1].textOf?.(row) ?? '',
      searchName: search?.[0] ?? null,
    };
  };
}
