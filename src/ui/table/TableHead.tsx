import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { DataColumn, Sort } from './columns.ts';
import { SelectAll, type SelectAllState } from './SelectAll.tsx';
import classes from './DataTable.module.css';

type Props<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (columnId: string) => void;
  /** absent: no column has buttons */
  readonly actionsLabel?: string | undefined;
  /** null: rows cannot be selected */
  readonly selectAll: SelectAllState | null;
};

/** The heads of the columns: their names, the sort of the rows, and the box that selects them all. */
function TableHeadOf<Row>({ columns, sort, onSort, actionsLabel, selectAll }: Props<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectAll !== null && (
          <th scope="col" style={{ width: 48 }}>
            <SelectAll {...selectAll} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {actionsLabel !== undefined && (
          <th scope="col">
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

export const TableHead = memo(TableHeadOf) as typeof TableHeadOf;

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: DataColumn<Row>;
  readonly sort: Sort | null;
  readonly onSort: (columnId: string) => void;
}) {
  const style = { textAlign: column.align ?? 'start', width: column.width };
  if (column.sortValue === undefined) {
    return (
      <th scope="col" style={style} data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const isSorted = sort?.columnId === column.id;
  const order = !isSorted ? 'none' : sort.descending ? 'descending' : 'ascending';
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order];
  return (
    <th scope="col" style={style} data-align={column.align} aria-sort={order}>
      <UnstyledButton
        className={classes['sort'] ?? ''}
        data-sorted={isSorted || undefined}
        onClick={() => onSort(column.id)}
      >
        {column.header}
        <Icon size={14} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
