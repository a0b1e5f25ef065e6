import { Button, Group, Select, Stack, Switch } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPersonRightsMutation } from '#data/people/people.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { mayDo } from '#domain/access/operations.ts';
import { mayGrantRole, RANKS, ROLES } from '#domain/access/roles.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { rolesBySector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { changedRights, type Rights } from './changed-rights.ts';
import { SectorRolesField } from './SectorRolesField.tsx';

/** Role, roles in sectors and beta access of a person; flags and ranks too where the provider asks. */
export function RightsForm({
  person,
  sectors,
  onDone,
}: {
  readonly person: User;
  readonly sectors: readonly Sector[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation(['people', 'access', 'words']);
  const errorMessage = useErrorMessage();
  const actor = useActor();
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSetPersonRightsMutation();
  // What was so when the dialog opened: a colleague's change meanwhile does not overwrite what is being typed.
  const [held] = useState(() => rolesBySector(person.userId, sectors));
  const [rights, setRights] = useState<Rights>({ ...person, sectorRoles: held });
  const [failure, setFailure] = useState<AppError | null>(null);
  const roleField = useRef<HTMLInputElement>(null);
  const change = (difference: Partial<Rights>) => setRights((now) => ({ ...now, ...difference }));

  const isMe = person.userId === actor.userId;
  const setsFlags = mayDo(actor, 'user.setStaffFlags', { zooId: person.zooId, sectorIds: [], authorId: null });
  const isOfRole = failure?.code === 'user/role-above-own' || failure?.code === 'user/last-admin';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const request = changedRights(person, held, rights);
    if (request === null) return onDone();
    const answer = await save(request);
    if (answer.error !== undefined) {
      setFailure(queryError(answer.error));
      return roleField.current?.focus();
    }
    dispatch(
      noticeRaised({ kind: 'success', messageKey: 'people:values.done.rights', params: { name: displayName(person) } }),
    );
    return onDone();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="lg">
        {!isOfRole && <FailureAlert error={failure} />}
        <Select
          ref={roleField}
          label={t('people:rights.role')}
          description={isMe ? t('people:rights.ownRole') : t('people:rights.roleHint')}
          data-autofocus
          disabled={isMe}
          allowDeselect={false}
          data={ROLES.filter((role) => mayGrantRole(actor.role, role)).map((role) => ({
            value: role,
            label: t(`access:values.role.${role}`),
          }))}
          value={rights.userRight}
          error={isOfRole ? errorMessage(failure) : null}
          onChange={(value) => change({ userRight: ROLES.find((role) => role === value) ?? rights.userRight })}
        />
        <SectorRolesField
          held={rights.sectorRoles}
          sectors={sectors}
          onChange={(sectorRoles) => change({ sectorRoles })}
        />
        <Switch
          label={t('people:rights.beta')}
          description={t('people:rights.betaHint')}
          checked={rights.betaTester}
          onChange={(event) => change({ betaTester: event.currentTarget.checked })}
        />
        {setsFlags && (
          <Group align="end" gap="lg">
            <Switch
              label={t('people:rights.staff')}
              checked={rights.akongoStaff}
              onChange={(event) => change({ akongoStaff: event.currentTarget.checked })}
            />
            <Select
              label={t('people:rights.rank')}
              placeholder={t('people:rights.noRank')}
              clearable
              data={RANKS.map((rank) => ({ value: rank, label: t(`access:values.rank.${rank}`) }))}
              value={rights.akongoRank}
              onChange={(value) => change({ akongoRank: RANKS.find((rank) => rank === value) ?? null })}
            />
          </Group>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('words:cancel')}
          </Button>
          <Button type="submit" loading={isLoading}>
            {t('words:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
