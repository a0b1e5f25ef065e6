import { Group, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import { mayGrantRole, RANKS, ROLES } from '#domain/access/roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { User } from '#domain/users/user.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useActor } from '#state/session/use-session.ts';
import { RightsRolesField } from './RightsRolesField.tsx';
import { SectorRolesField } from './SectorRolesField.tsx';
import { useRightsForm } from './useRightsForm.ts';

/** Role, rights roles, roles in sectors and beta access of a person; flags and ranks too for the provider's staff. */
export function RightsForm({
  person,
  sectors,
  onDone,
}: {
  readonly person: User;
  readonly sectors: readonly Sector[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation(['people', 'access']);
  const actor = useActor();
  const form = useRightsForm(person, sectors, onDone);
  const isMe = person.userId === actor.userId;
  const setsFlags = mayDo(actor, 'user.setStaffFlags', { zooId: person.zooId, sectorIds: [], authorId: null });
  const cancel = () => {
    form.reset();
    onDone();
  };
  return (
    <RecordForm form={form} isWide>
      <Select
        {...form.field('userRight')}
        description={isMe ? t('people:rights.ownRole') : t('people:rights.roleHint')}
        data-autofocus
        disabled={isMe}
        allowDeselect={false}
        data={ROLES.filter((role) => mayGrantRole(actor.role, role)).map((role) => ({
          value: role,
          label: t(`access:values.role.${role}`),
        }))}
        onChange={(userRight) => userRight !== null && form.change({ userRight })}
      />
      <RightsRolesField {...form.field('rightsRoles')} />
      <SectorRolesField
        held={form.values.sectorRoles}
        sectors={sectors}
        onChange={(held) =>
          form.change({ sectorRoles: held.map(({ sectorId, roles }) => ({ sectorId, roles: [...roles] })) })
        }
      />
      <Switch {...form.flag('betaTester')} description={t('people:rights.betaHint')} />
      {setsFlags && (
        <Group align="end" gap="lg">
          <Switch {...form.flag('akongoStaff')} />
          <Select
            {...form.field('akongoRank')}
            placeholder={t('people:rights.noRank')}
            clearable
            data={RANKS.map((rank) => ({ value: rank, label: t(`access:values.rank.${rank}`) }))}
          />
        </Group>
      )}
      <FormButtons form={form} onCancel={cancel} />
    </RecordForm>
  );
}
