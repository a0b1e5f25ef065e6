import { Checkbox } from '@mantine/core';
import type { DataTableProps } from './DataTable.tsx';
import { RowLink } from './RowLink.tsx';
import { toggled } from './selection.ts';
import classes from './DataTable.module.css';

/** The same rows for a narrow screen: one card each, the title first, then name and value of every column. */
export function CardList<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  rowHref,
  onOpen,
  rowActions,
  selection,
}: DataTableProps<Row>) {
  const title = columns.find((column) => column.isTitle);
  const details = columns.filter((column) => !column.isTitle && !column.hiddenOnCard);
  return (
    <ul className={classes['cards']} aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const isSelected = selection?.selected.has(id) ?? false;
        return (
          <li key={id} className={classes['card']} data-selected={isSelected || undefined}>
            <div className={classes['cardHead']}>
              {selection !== undefined && (
                <Checkbox
                  aria-label={selection.rowLabel(rowName(row))}
                  checked={isSelected}
                  onChange={() => selection.onChange(toggled(selection.selected, id))}
                />
              )}
              <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
                {title === undefined ? rowName(row) : title.cell(row)}
              </RowLink>
            </div>
            <dl className={classes['facts']}>
              {details.map((column) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {rowActions !== undefined && <div className={classes['cardActions']}>{rowActions(row)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
