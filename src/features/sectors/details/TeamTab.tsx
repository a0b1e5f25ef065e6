import { Alert, Button, Group, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { FormFailure } from '#features/form-errors/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useActor } from '#state/session/use-session.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { rolesIn } from '../sector-team.ts';
import { RoleTasks } from '../team/RoleTasks.tsx';
import { TeamFields } from '../team/TeamFields.tsx';
import { useTeamForm } from '../team/useTeamForm.ts';

/** Who works in a sector and as what, and what those who manage it have to do; roles decide who is told of what, and who may do what there. */
export function TeamTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const messageOf = useErrorMessage();
  const form = useTeamForm(sector);
  const subject = { zooId: sector.zooId, sectorIds: [sector.sectorId], authorId: null };
  const mayEdit = mayDo(actor, 'sector.edit', subject);
  // Whoever takes their own management away cannot give it back.
  const losesManagement =
    rolesIn(sector, actor.userId).includes('management') &&
    !rolesIn(form.team, actor.userId).includes('management') &&
    !mayDo(actor, 'sector.create', subject);
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
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <Stack gap="lg">
            <FormFailure message={form.failure === null ? null : messageOf(form.failure)} />
            <TeamFields team={form.team} isReadOnly={!mayEdit} onChange={form.edit} />
            {losesManagement && (
              <Alert color="yellow" role="status">
                {t('team.losesManagement')}
              </Alert>
            )}
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
      <RoleTasks sector={sector} by="management" />
    </Stack>
  );
}
