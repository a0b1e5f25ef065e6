import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { DataColumn, Sort } from './columns.ts';
import type { DataTableProps } from './DataTable.tsx';
import { RowLink } from './RowLink.tsx';
import { toggled, toggledAll } from './selection.ts';
import classes from './DataTable.module.css';

/** Rows and columns. Plain HTML: Mantine's table brings its scroll areas along, and with them a library for floating. */
export function RowTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  rowHref,
  onOpen,
  rowActions,
  actionsLabel,
  selection,
  sort,
  onSort,
}: DataTableProps<Row> & { readonly sort: Sort | null; readonly onSort: (columnId: string) => void }) {
  const ids = rows.map(rowId);
  const selectedHere = selection === undefined ? 0 : ids.filter((id) => selection.selected.has(id)).length;
  return (
    <div className={classes['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of its links */}
      <table aria-label={label} onKeyDown={walkRows} className={classes['table']}>
        <thead>
          <tr>
            {selection !== undefined && (
              <th style={{ width: 48 }}>
                <Checkbox
                  aria-label={selection.allLabel}
                  checked={selectedHere > 0 && selectedHere === ids.length}
                  indeterminate={selectedHere > 0 && selectedHere < ids.length}
                  onChange={() => selection.onChange(toggledAll(selection.selected, ids))}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions !== undefined && (
              <th>
                <VisuallyHidden>{actionsLabel}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowId(row);
            const isSelected = selection?.selected.has(id) ?? false;
            return (
              <tr key={id} className={classes['row']} data-selected={isSelected || undefined}>
                {selection !== undefined && (
                  <td>
                    <Checkbox
                      aria-label={selection.rowLabel(rowName(row))}
                      checked={isSelected}
                      onChange={() => selection.onChange(toggled(selection.selected, id))}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} style={{ textAlign: column.align ?? 'start' }}>
                    {column.isTitle ? (
                      <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
                        {column.cell(row)}
                      </RowLink>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
                {rowActions !== undefined && <td style={{ textAlign: 'end' }}>{rowActions(row)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

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
      <th style={style} data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const isSorted = sort?.columnId === column.id;
  const order = !isSorted ? 'none' : sort.descending ? 'descending' : 'ascending';
  const Icon = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown }[order];
  return (
    <th style={style} data-align={column.align} aria-sort={order}>
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

/** Up and down move between the rows' links; everything else stays with the browser. */
function walkRows(event: React.KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody [data-row-link]')];
  const row = document.activeElement?.closest('tr');
  const current = links.findIndex((link) => link.closest('tr') === row);
  const next = links[event.key === 'ArrowDown' ? current + 1 : Math.max(current - 1, 0)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
