import { useTranslation } from 'react-i18next';
import { useChangeSectorMutation } from '#data/sectors/sectors.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { teamFormSchema } from '../details/sector-form-schema.ts';
import { useTeamNames } from '../useTeamNames.ts';

/** The form for the people of a stored sector, role by role. */
export function useTeamForm(sector: Sector, mayEdit: boolean) {
  const { t } = useTranslation('sectors');
  const { list } = useFormat();
  const { nameOf } = useTeamNames();
  const [change] = useChangeSectorMutation();
  const { sectorId } = sector;
  const say = (userIds: readonly string[]) => list(userIds.map((userId) => nameOf(userId) || t('team.unknown')));
  return useRecordForm({
    name: 'sector-teams',
    recordId: sectorId,
    schema: teamFormSchema,
    stored: sector,
    operation: 'sector.edit',
    isReadOnly: !mayEdit,
    check: () => ({}),
    fields: {
      sectorKeeper: { label: t('roles.keeper'), say },
      managementUserIds: { label: t('roles.management'), say },
      veterinaryUserIds: { label: t('roles.veterinary'), say },
      nutritionUserIds: { label: t('roles.nutrition'), say },
    },
    save: (_team, difference) => change({ sectorId, team: difference }),
    notice: () => ({ kind: 'success', messageKey: 'sectors:values.done.team' }),
  });
}
