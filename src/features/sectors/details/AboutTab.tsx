import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { FormFailure } from '#features/form-errors/index.ts';
import { PhotoPanel } from '#features/gallery/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useActor } from '#state/session/use-session.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { SectorFields } from '../SectorFields.tsx';
import { DeleteSector } from './DeleteSector.tsx';
import { useSectorForm } from './useSectorForm.ts';

/** What a sector is called, its colour, its photos, and the end of it. */
export function AboutTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const messageOf = useErrorMessage();
  const form = useSectorForm(sector);
  const subject = { zooId: sector.zooId, sectorIds: [sector.sectorId], authorId: null };
  const mayEdit = mayDo(actor, 'sector.edit', subject);
  useLeaveGuard(form.isChanged, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.go'),
    cancelLabel: t('leave.stay'),
    tone: 'danger',
  });
  return (
    <Stack gap="xl">
      <Paper withBorder p="lg" maw={760}>
        <form onSubmit={(event) => void form.submit(event)} noValidate>
          <Stack gap="lg">
            <FormFailure message={form.failure === null ? null : messageOf(form.failure)} />
            <SectorFields typed={form.typed} errors={form.errors} isReadOnly={!mayEdit} onChange={form.edit} />
            {mayEdit && (
              <Group justify="flex-end">
                {form.isChanged && (
                  <Button variant="default" mih={44} onClick={form.giveUp}>
                    {t('cancel')}
                  </Button>
                )}
                <Button type="submit" mih={44} disabled={!form.isChanged} loading={form.isSaving}>
                  {t('save')}
                </Button>
              </Group>
            )}
          </Stack>
        </form>
      </Paper>
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
