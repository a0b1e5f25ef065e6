import { Badge, Button, Group } from '@mantine/core';
import { IconArchive, IconQrcode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EnclosurePhoto } from '../list/EnclosurePhoto.tsx';
import { SectorName } from '../SectorName.tsx';
import classes from './EnclosureHeader.module.css';

const QrDialog = lazy(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }));

/** The enclosure by photo, name, sector and animals, always in sight; with its address as a code to print. */
export function EnclosureHeader({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const { sectors } = useReadySession();
  const [isPrinting, setIsPrinting] = useState(false);
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
          <Button
            variant="default"
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => setIsPrinting(true)}
          >
            {t('qr.open')}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {isPrinting && <QrDialog enclosure={enclosure} onClose={() => setIsPrinting(false)} />}
      </Suspense>
    </div>
  );
}
