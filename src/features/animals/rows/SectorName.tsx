import { memo } from 'react';
import type { Sector } from '#domain/sectors/sector.ts';
import classes from './cells.module.css';

/** A sector by its name, with its colour beside it. */
export const SectorName = memo(function SectorName({
  sector,
}: {
  readonly sector: Pick<Sector, 'sectorName' | 'sectorColor'>;
}) {
  return (
    <span className={classes['marked']}>
      <span className={classes['colour']} style={{ background: sector.sectorColor }} aria-hidden />
      <span className={classes['text']}>{sector.sectorName}</span>
    </span>
  );
});
