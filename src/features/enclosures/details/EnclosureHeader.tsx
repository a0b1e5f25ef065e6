import { Badge, Group } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { QrButton } from '#kit/qr/QrButton.tsx';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { enclosureDayHref } from '../addresses.ts';
import { EnclosurePhoto } from '../list/EnclosurePhoto.tsx';
import { SectorName } from '../SectorName.tsx';
import classes from './EnclosureHeader.module.css';

/** The enclosure by photo, name, sector and animals, always in sight; with its day as a code to print. */
export function EnclosureHeader({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const { sectors } = useReadySession();
  const sector = sectors.find(({ sectorId }) => sectorId === enclosure.linkedSectorId) ?? null;
  return (
    <div className={classes['head']}>
      <PageHeader
        media={<EnclosurePhoto url={enclosure.enclosureProfilePicture?.url ?? null} size={56} />}
        title={enclosure.enclosureName}
        subtitle={
          <Group gap="sm" component="span">
            <SectorName sector={sector} />
            <span>{t('words:animalCount', { count: enclosure.animalsCount })}</span>
            {enclosure.isArchived && (
              <Badge
                color="gray"
                variant="light"
                size="lg"
                radius="sm"
                tt="none"
                leftSection={<IconArchive size={14} aria-hidden />}
              >
                {t('archived')}
              </Badge>
            )}
          </Group>
        }
        action={
          <QrButton
            name={enclosure.enclosureName}
            facts={sector === null ? [] : [sector.sectorName]}
            href={enclosureDayHref(enclosure.enclosureId)}
          />
        }
      />
    </div>
  );
}
