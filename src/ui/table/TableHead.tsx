import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { DataColumn, Sort } from './columns.ts';
import { pinnedCell } from './pinned-cell.ts';
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
  /** how many columns stay in sight, from the first */
  readonly pinned?: number | undefined;
  /** the edge by which a column is resized */
  readonly edge?: ((column: DataColumn<Row>) => ReactNode) | undefined;
};

/** The heads of the columns: their names, the sort of the rows, and the box that selects them all. */
function TableHeadOf<Row>({ columns, sort, onSort, actionsLabel, selectAll, pinned = 0, edge }: Props<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectAll !== null && (
          <th scope="col" style={{ width: 48 }} data-pinned={pinned > 0 ? '' : undefined}>
            <SelectAll {...selectAll} />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.id}
            {...{ column, onSort, edge }}
            order={sort?.columnId !== column.id ? 'none' : sort.descending ? 'descending' : 'ascending'}
            at={at < pinned ? at : null}
          />
        ))}
        {actionsLabel !== undefined && (
          <th scope="col" data-row-actions>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

export const TableHead = memo(TableHeadOf) as typeof TableHeadOf;

const SORT_ICONS = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };

function HeadCellOf<Row>({
  column,
  order,
  onSort,
  edge,
  at,
}: Pick<Props<Row>, 'onSort' | 'edge'> & {
  readonly column: DataColumn<Row>;
  readonly order: keyof typeof SORT_ICONS;
  /** its place among the pinned columns */
  readonly at: number | null;
}) {
  const Icon = SORT_ICONS[order];
  const canSort = column.sortValue !== undefined;
  return (
    <th
      scope="col"
      {...pinnedCell(at, { textAlign: column.align ?? 'start', width: column.width })}
      data-align={column.align}
      aria-sort={canSort ? order : undefined}
      // The name of the edge is no part of the name of the column.
      aria-label={edge === undefined ? undefined : column.header}
    >
      {canSort ? (
        <UnstyledButton
          className={classes['sort'] ?? ''}
          data-sorted={order !== 'none' || undefined}
          onClick={() => onSort(column.id)}
        >
          {column.header}
          <Icon size={14} aria-hidden />
        </UnstyledButton>
      ) : (
        column.header
      )}
      {edge?.(column)}
    </th>
  );
}

/** A sort draws the heads anew whose order it changes, and no others. */
const HeadCell = memo(HeadCellOf) as typeof HeadCellOf;
