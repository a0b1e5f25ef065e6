import type { ReactNode } from 'react';
import classes from './MediaGrid.module.css';

/** A list of photos, films and sounds, as many beside each other as have room. */
export function MediaGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={classes['list']} aria-label={label}>
      {children}
    </ul>
  );
}
