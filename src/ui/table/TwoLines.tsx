import type { ReactNode } from 'react';
import classes from './TwoLines.module.css';

/** A text that a table shows in two lines at most; on a card it takes the lines that it needs. */
export function TwoLines({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes['lines']}>
      <span>{children}</span>
    </span>
  );
}
