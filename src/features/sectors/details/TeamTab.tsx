import { Alert, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useActor } from '#state/session/use-session.ts';
import { rolesIn } from '../sector-team.ts';
import { RoleTasks } from '../team/RoleTasks.tsx';
import { TeamFields } from '../team/TeamFields.tsx';
import { useTeamForm } from '../team/useTeamForm.ts';

/** The people of a sector by role, and the tasks of its management; roles decide about rights and notifications. */
export function TeamTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const subject = { zooId: sector.zooId, sectorIds: [sector.sectorId], authorId: null };
  const mayEdit = mayDo(actor, 'sector.edit', subject);
  const form = useTeamForm(sector, mayEdit);
  // People who remove their own management cannot give it back.
  const losesManagement =
    rolesIn(sector, actor.userId).includes('management') &&
    !rolesIn(form.values, actor.userId).includes('management') &&
    !mayDo(actor, 'sector.create', subject);
  return (
    <Stack gap="xl">
      <Paper withBorder p="lg" maw={760}>
        <RecordForm form={form}>
          <TeamFields team={form.values} isReadOnly={!mayEdit} onChange={form.change} />
          {losesManagement && (
            <Alert color="yellow" role="status">
              {t('team.losesManagement')}
            </Alert>
          )}
          {mayEdit && <FormButtons form={form} />}
        </RecordForm>
      </Paper>
      <RoleTasks sector={sector} by="management" />
    </Stack>
  );
}
