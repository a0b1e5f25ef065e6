import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useDeferredValue, useMemo } from 'react';
import { type FilterAnswers, matching } from '../column-filter.ts';
import { compareIn, type DataColumn } from '../columns.ts';
import { rowSorter } from '../row-sorter.ts';
import { inChosenOrder, isShown, type ListSettings } from './list-settings.ts';

/** TanStack manages the columns. Its row models build an object per row at every key: too slow for 10,000 rows. */
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });
type Features = typeof features;
/** This hook gives the table all of its state, so none of it needs a subscription. */
const nothing = () => null;
const NO_DATA: readonly object[] = [];

type Given<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly language: string;
  readonly settings: ListSettings;
  readonly answers: FilterAnswers;
};

/** Returns the shown rows and columns: filtered by the columns' own filters, sorted, chosen, in order. */
export function useTableModel<Row extends object>(
  given: Given<Row>,
): { readonly rows: readonly Row[]; readonly columns: readonly DataColumn<Row>[] } {
  const rows = useShownRows(given);
  const columns = useShownColumns(given);
  return useMemo(() => ({ rows, columns }), [rows, columns]);
}

function useShownRows<Row extends object>({ rows, columns, language, settings, answers }: Given<Row>): readonly Row[] {
  // A key in a filter is visible before the list has followed it.
  const late = useDeferredValue(answers);
  const left = useMemo(() => matching(rows, columns, late), [rows, columns, late]);
  const { sort } = settings;
  const sorted = useMemo(() => {
    const valueOf = columns.find((column) => column.id === sort?.columnId)?.sortValue;
    return sort === null || valueOf === undefined ? null : rowSorter(valueOf, sort.descending, compareIn(language));
  }, [columns, sort, language]);
  return useMemo(() => (sorted === null ? left : sorted(left)), [sorted, left]);
}

function useShownColumns<Row extends object>({ columns, settings }: Given<Row>): readonly DataColumn<Row>[] {
  const { order, shown, pinned } = settings;
  const definitions = useMemo(() => columns.map(({ id }): ColumnDef<Features, object> => ({ id })), [columns]);
  const state = useMemo(
    () => ({
      columnOrder: inChosenOrder(columns, { order, pinned }).map((column) => column.id),
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, shown)])),
    }),
    [columns, order, shown, pinned],
  );
  const table = useTable<Features, object, null>({ features, columns: definitions, data: NO_DATA, state }, nothing);
  const leaves = table.getVisibleLeafColumns();
  return useMemo(() => {
    const known = new Map(columns.map((column) => [column.id, column]));
    return leaves.flatMap((leaf) => known.get(leaf.id) ?? []);
  }, [columns, leaves]);
}
