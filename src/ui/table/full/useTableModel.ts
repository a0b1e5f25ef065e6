import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type FilterAnswer, type FilterAnswers, isOpenAnswer, matchesAnswer } from '../column-filter.ts';
import { compareIn, type DataColumn } from '../columns.ts';
import { inChosenOrder, isShown, type ListSettings } from './list-settings.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;
/** All its state is given to the table by this hook, so nothing of it needs to be listened to. */
const nothing = () => null;

/** Returns the rows and columns as they are shown: filtered by the columns' own filters, sorted, chosen, in order. */
export function useTableModel<Row extends object>({
  rows,
  columns,
  rowId,
  language,
  settings,
  answers,
}: {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly language: string;
  readonly settings: ListSettings;
  readonly answers: FilterAnswers;
}): { readonly rows: readonly Row[]; readonly columns: readonly DataColumn<Row>[] } {
  const { sort, order, shown } = settings;
  const definitions = useMemo(() => columnDefinitions(columns, language), [columns, language]);
  const state = useMemo(
    () => ({
      sorting: sort === null ? [] : [{ id: sort.columnId, desc: sort.descending }],
      columnFilters: Object.entries(answers).flatMap(([id, value]) => (isOpenAnswer(value) ? [] : [{ id, value }])),
      columnOrder: inChosenOrder(columns, order).map((column) => column.id),
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, shown)])),
    }),
    [sort, answers, columns, order, shown],
  );
  const table = useTable<Features, Row, null>(
    { features, columns: definitions, data: rows, getRowId: rowId, state },
    nothing,
  );
  const model = table.getRowModel().rows;
  const leaves = table.getVisibleLeafColumns();
  const shownRows = useMemo(() => model.map((row) => row.original), [model]);
  const shownColumns = useMemo(() => {
    const known = new Map(columns.map((column) => [column.id, column]));
    return leaves.flatMap((leaf) => known.get(leaf.id) ?? []);
  }, [columns, leaves]);
  return useMemo(() => ({ rows: shownRows, columns: shownColumns }), [shownRows, shownColumns]);
}

function columnDefinitions<Row extends object>(
  columns: readonly DataColumn<Row>[],
  language: string,
): ColumnDef<Features, Row>[] {
  const compare = compareIn(language);
  return columns.map((column) => ({
    id: column.id,
    accessorFn: (row: Row) => column.sortValue?.(row) ?? undefined,
    enableSorting: column.sortValue !== undefined,
    sortUndefined: 'last',
    sortFn: (one, other, id) => compare(one.getValue<string | number>(id), other.getValue<string | number>(id)),
    enableColumnFilter: column.filter !== undefined,
    filterFn: (row, _id, answer: FilterAnswer) =>
      column.filter === undefined || matchesAnswer(row.original, column.filter, answer),
  }));
}
