import { Stack } from '@mantine/core';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { PhotoPanel } from '#features/gallery/index.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../dashboard/Card.tsx';
import { LatestMoves } from '../dashboard/LatestMoves.tsx';
import { AboutForm } from './AboutForm.tsx';
import { Retire } from './Retire.tsx';

/** The fields of an enclosure, its photos, its history, and its archiving or deletion. */
export function AboutTab({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'words']);
  return (
    <Stack gap="lg" maw={860}>
      <AboutForm enclosure={enclosure} />
      <Card title={t('words:photos')}>
        <PhotoPanel
          subject={{
            zooId: enclosure.zooId,
            kind: 'enclosure',
            id: enclosure.enclosureId,
            name: enclosure.enclosureName,
            sectorId: enclosure.linkedSectorId,
            mainUrl: enclosure.enclosureProfilePicture?.url ?? null,
          }}
        />
      </Card>
      <LatestMoves enclosure={enclosure} pageSize={30} />
      <Retire enclosure={enclosure} />
    </Stack>
  );
}
