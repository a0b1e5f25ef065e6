import { Alert, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useActor } from '#state/session/use-session.ts';
import { rolesIn } from '../sector-team.ts';
import { RoleTasks } from '../team/RoleTasks.tsx';
import { TeamFields } from '../team/TeamFields.tsx';
import { useTeamForm } from '../team/useTeamForm.ts';
import { SectorForm } from './SectorForm.tsx';

/** Who works in a sector and as what, and what those who manage it have to do; roles decide who is told of what, and who may do what there. */
export function TeamTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation('sectors');
  const actor = useActor();
  const form = useTeamForm(sector);
  const subject = { zooId: sector.zooId, sectorIds: [sector.sectorId], authorId: null };
  const mayEdit = mayDo(actor, 'sector.edit', subject);
  // Whoever takes their own management away cannot give it back.
  const losesManagement =
    rolesIn(sector, actor.userId).includes('management') &&
    !rolesIn(form.team, actor.userId).includes('management') &&
    !mayDo(actor, 'sector.create', subject);
  return (
    <Stack gap="xl">
      <SectorForm form={form} mayEdit={mayEdit}>
        <TeamFields team={form.team} isReadOnly={!mayEdit} onChange={form.edit} />
        {losesManagement && (
          <Alert color="yellow" role="status">
            {t('team.losesManagement')}
          </Alert>
        )}
      </SectorForm>
      <RoleTasks sector={sector} by="management" />
    </Stack>
  );
}
