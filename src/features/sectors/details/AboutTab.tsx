import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { PhotoPanel } from '#features/gallery/index.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useActor } from '#state/session/use-session.ts';
import { SectorFields } from '../SectorFields.tsx';
import { DeleteSector } from './DeleteSector.tsx';
import { useSectorForm } from './useSectorForm.ts';

/** The name, the colour and the photos of a sector, and its deletion. */
export function AboutTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation(['sectors', 'words']);
  const actor = useActor();
  const subject = { zooId: sector.zooId, sectorIds: [sector.sectorId], authorId: null };
  const mayEdit = mayDo(actor, 'sector.edit', subject);
  const form = useSectorForm(sector, mayEdit);
  return (
    <Stack gap="xl">
      <Paper withBorder p="lg" maw={760}>
        <RecordForm form={form}>
          <SectorFields name={form.text('sectorName')} color={form.field('sectorColor')} />
          {mayEdit && <FormButtons form={form} />}
        </RecordForm>
      </Paper>
      <section aria-labelledby="sector-photos">
        <Group justify="space-between" mb="sm">
          <Title order={2} fz="lg" id="sector-photos">
            {t('words:photos')}
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
