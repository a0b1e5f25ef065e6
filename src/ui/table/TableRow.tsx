import { memo, type Ref } from 'react';
import type { DataColumn } from './columns.ts';
import { pinnedCell } from './pinned-cell.ts';
import { RowLink } from './RowLink.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { RowLook, ViewSelection } from './table-view.ts';
import classes from './DataTable.module.css';

type Props<Row> = RowLook<Row> & {
  readonly row: Row;
  readonly id: string;
  /** its place among the shown rows, from 0 */
  readonly index: number;
  readonly columns: readonly DataColumn<Row>[];
  /** how many columns stay in sight, from the first */
  readonly pinned?: number | undefined;
  readonly isSelected: boolean;
  readonly onSelect?: ViewSelection['toggle'] | undefined;
  readonly selectLabel?: ViewSelection['rowLabel'] | undefined;
  /** measures the height of the row */
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
};

/** One row. It is drawn again only when the row, its columns or its selection changed. */
function TableRowOf<Row>({
  row,
  id,
  index,
  columns,
  pinned = 0,
  isSelected,
  onSelect,
  selectLabel,
  rowName,
  rowHref,
  onOpen,
  rowActions,
  measure,
}: Props<Row>) {
  return (
    <tr
      ref={measure}
      className={classes['row']}
      data-selected={isSelected || undefined}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={onSelect === undefined ? undefined : isSelected}
    >
      {onSelect !== undefined && (
        <td data-pinned={pinned > 0 ? '' : undefined}>
          <SelectBox id={id} label={selectLabel?.(rowName(row)) ?? ''} isSelected={isSelected} onSelect={onSelect} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} {...pinnedCell(at < pinned ? at : null, { textAlign: column.align ?? 'start' })}>
          {column.isTitle ? (
            <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
              {column.cell(row)}
            </RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowActions !== undefined && (
        <td className={classes['actions']} data-row-actions>
          <div>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

export const TableRow = memo(TableRowOf) as typeof TableRowOf;
