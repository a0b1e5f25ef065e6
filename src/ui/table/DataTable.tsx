import { useMemo, useState } from 'react';
import { CardList } from './CardList.tsx';
import { nextSort, sortRows, type Sort } from './columns.ts';
import { RowTable } from './RowTable.tsx';
import type { TableView } from './table-view.ts';
import { useHasRoom } from './useHasRoom.ts';
import { useLatest } from './useLatest.ts';

export type DataTableProps<Row> = Omit<TableView<Row>, 'sort' | 'onSort' | 'selection'> & {
  /** language of the texts, for sorting: `i18n.language` */
  readonly language: string;
  readonly initialSort?: Sort;
};

/** A table of five columns and two buttons is readable from this width on; below it there are cards. */
export const TABLE_PX = 840;

/**
 * The short table, for content read at a glance: rows and columns when there is room, else cards; sorted by a click on
 * a head, with arrow keys from row to row. A list with a page of its own is a `ListTable` of #kit/list.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, language, initialSort } = props;
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null);
  const [place, hasRoom] = useHasRoom(TABLE_PX);
  const sorted = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language]);
  const onSort = useLatest((columnId: string) => setSort(nextSort(sort, columnId)));
  const view = { ...props, rows: sorted, sort, onSort };
  return <div ref={place}>{hasRoom ? <RowTable {...view} /> : <CardList {...view} />}</div>;
}
