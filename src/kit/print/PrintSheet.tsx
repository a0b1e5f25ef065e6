import type { ReactNode } from 'react';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useReadySession } from '#state/session/use-session.ts';
import classes from './PrintSheet.module.css';

/**
 * The part of a page that is printed, alone, in black on white, under the name and the logo of the park. An element
 * marked `data-screen-only` stays on the screen; a `section` is not torn, unless it is marked `data-long`.
 */
export function PrintSheet({
  isLandscape = false,
  children,
}: {
  /** for tables of many columns */
  readonly isLandscape?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes['sheet']}>
      {/* The rule of a page has no selector: the sheet brings its own as long as it is shown. */}
      {isLandscape && <style>{'@page { size: a4 landscape; margin: 12mm; }'}</style>}
      <Letterhead />
      {children}
    </div>
  );
}

/** Nothing in anonymous mode. */
function Letterhead() {
  const name = useEstablishmentName();
  const { logoUrl } = useReadySession().establishment;
  if (name === null) return null;
  return (
    <div className={classes['letterhead']}>
      {logoUrl !== null && <img src={logoUrl} alt="" />}
      <span>{name}</span>
    </div>
  );
}
