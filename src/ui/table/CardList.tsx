import { Card } from './Card.tsx';
import type { TableView } from './table-view.ts';
import classes from './DataTable.module.css';

/** The same rows for a narrow screen: one card each. */
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
}: TableView<Row>) {
  return (
    <ul className={classes['cards']} aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const isSelected = selection?.selected.has(id) ?? false;
        return (
          <li key={id} className={classes['card']} data-selected={isSelected || undefined}>
            <Card
              row={row}
              id={id}
              columns={columns}
              rowName={rowName}
              rowHref={rowHref}
              onOpen={onOpen}
              rowActions={rowActions}
              isSelected={isSelected}
              onSelect={selection?.toggle}
              selectLabel={selection?.rowLabel}
            />
          </li>
        );
      })}
    </ul>
  );
}
