import { ColorSwatch, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownSectorIds } from '#domain/access/actor.ts';
import { DEFAULT_SECTOR_COLOR } from '#domain/sectors/sector.ts';
import { sectorHref } from '#features/sectors/index.ts';
import { useReadySession } from '#state/session/use-session.ts';
import classes from './Dashboard.module.css';

/** The person's sectors, as ways to their animals, enclosures and people; nothing for a person without one. */
export function OwnSectors() {
  const { t } = useTranslation(['dashboard', 'words']);
  const { actor, sectors } = useReadySession();
  const own = ownSectorIds(actor);
  const shown = sectors.filter(({ sectorId }) => own.includes(sectorId));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="own-sectors">
      <Title order={2} size="h4" mb="sm" id="own-sectors">
        {t('words:ownSectors')}
      </Title>
      <ul className={classes['sectors']}>
        {shown.map(({ sectorId, sectorName, sectorColor }) => (
          <li key={sectorId}>
            <Link to={sectorHref(sectorId)} className={classes['sector'] ?? ''}>
              <ColorSwatch color={sectorColor || DEFAULT_SECTOR_COLOR} size={12} withShadow={false} aria-hidden />
              {sectorName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
