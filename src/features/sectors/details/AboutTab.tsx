import { Button, Group, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { PhotoPanel } from '#features/gallery/index.ts';
import { useActor } from '#state/session/use-session.ts';
import { SectorFields } from '../SectorFields.tsx';
import { DeleteSector } from './DeleteSector.tsx';
import { SectorForm } from './SectorForm.tsx';
import { useSectorForm } from './useSectorForm.ts';

/** What a sector is called, its colour, its photos, and the end of it. */
export function AboutTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const form = useSectorForm(sector);
  const subject = { zooId: sector.zooId, sectorIds: [sector.sectorId], authorId: null };
  const mayEdit = mayDo(actor, 'sector.edit', subject);
  return (
    <Stack gap="xl">
      <SectorForm form={form} mayEdit={mayEdit}>
        <SectorFields typed={form.typed} errors={form.errors} isReadOnly={!mayEdit} onChange={form.edit} />
      </SectorForm>
      <section aria-labelledby="sector-photos">
        <Group justify="space-between" mb="sm">
          <Title order={2} fz="lg" id="sector-photos">
            {t('photo.title')}
          </Title>
          <Button
            component={Link}
            to={`/GalleryView?sector=${encodeURIComponent(sector.sectorId)}`}
            variant="light"
            mih={44}
          >
            {t('photo.all')}
          </Button>
        </Group>
        <PhotoPanel
          subject={{
            ...{ zooId: sector.zooId, kind: 'sector', id: sector.sectorId, name: sector.sectorName },
            ...{ sectorId: sector.sectorId, mainUrl: sector.sectorProfilePicture?.url ?? null },
          }}
        />
      </section>
      {mayDo(actor, 'sector.delete', subject) && <DeleteSector sector={sector} />}
    </Stack>
  );
}
