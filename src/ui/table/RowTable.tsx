import { useMemo, useRef } from 'react';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableView } from './table-view.ts';
import { useIsWide } from './useIsWide.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useSelectAll } from './useSelectAll.ts';
import classes from './DataTable.module.css';

/** Rows and columns. Plain HTML: Mantine's table needs its scroll areas, and those need a library for floating. */
export function RowTable<Row>(view: TableView<Row>) {
  const { label, columns, rows, rowId, rowName, rowHref, onOpen, rowActions, selection, layout } = view;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame, layout !== undefined);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const onKeyDown = useRowKeys({ frame, ids, selection });
  const selectAll = useSelectAll(ids, selection);
  return (
    <div ref={frame} {...layout?.frame} data-wide={isWide || undefined} className={classes['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of its links */}
      <table aria-label={label} onKeyDown={onKeyDown} className={classes['table']} style={layout?.style}>
        {layout?.widths}
        <TableHead
          columns={columns}
          sort={view.sort}
          onSort={view.onSort}
          actionsLabel={rowActions === undefined ? undefined : view.actionsLabel}
          selectAll={selectAll}
          pinned={layout?.pinned}
          edge={layout?.edge}
        />
        <tbody>
          {rows.map((row, index) => (
            <TableRow
              key={ids[index]}
              row={row}
              id={ids[index] ?? ''}
              index={index}
              columns={columns}
              pinned={layout?.pinned}
              rowName={rowName}
              rowHref={rowHref}
              onOpen={onOpen}
              rowActions={rowActions}
              isSelected={selection?.selected.has(ids[index] ?? '') ?? false}
              onSelect={selection?.toggle}
              selectLabel={selection?.rowLabel}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
