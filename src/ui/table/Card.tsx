import { memo } from 'react';
import type { DataColumn } from './columns.ts';
import { RowLink } from './RowLink.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { RowLook, ViewSelection } from './table-view.ts';
import classes from './DataTable.module.css';

type Props<Row> = RowLook<Row> & {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly isSelected: boolean;
  readonly onSelect?: ViewSelection['toggle'] | undefined;
  readonly selectLabel?: ViewSelection['rowLabel'] | undefined;
};

/** One row as a card: the title first, then name and value of every column. */
function CardOf<Row>({
  row,
  id,
  columns,
  isSelected,
  onSelect,
  selectLabel,
  rowName,
  rowHref,
  onOpen,
  rowActions,
}: Props<Row>) {
  const title = columns.find((column) => column.isTitle);
  const details = columns.filter((column) => !column.isTitle && !column.hiddenOnCard);
  return (
    <>
      <div className={classes['cardHead']}>
        {onSelect !== undefined && (
          <SelectBox id={id} label={selectLabel?.(rowName(row)) ?? ''} isSelected={isSelected} onSelect={onSelect} />
        )}
        <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
          {title === undefined ? rowName(row) : title.cell(row)}
        </RowLink>
      </div>
      <dl className={classes['facts']}>
        {details.map((column) => (
          <div key={column.id}>
            <dt data-unseen={column.isPlainOnCard ? '' : undefined}>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {rowActions !== undefined && <div className={classes['cardActions']}>{rowActions(row)}</div>}
    </>
  );
}

export const Card = memo(CardOf) as typeof CardOf;
