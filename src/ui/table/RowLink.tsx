import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './DataTable.module.css';

/** The cell that names a row and opens it: a link when the row has an address, else a button. */
export function RowLink<Row>({
  row,
  rowHref,
  onOpen,
  children,
}: {
  readonly row: Row;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly children: ReactNode;
}) {
  if (rowHref !== undefined) {
    return (
      <Link to={rowHref(row)} className={classes['link']} data-row-link>
        {children}
      </Link>
    );
  }
  if (onOpen === undefined) return <strong>{children}</strong>;
  return (
    <button type="button" className={classes['link']} data-row-link onClick={() => onOpen(row)}>
      {children}
    </button>
  );
}
