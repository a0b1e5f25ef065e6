import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMailOff, IconMailForward } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationList as Listed } from '#data/people/people-lists.ts';
import { type Invitation, isOpenInvitation } from '#domain/invitations/invitation.ts';
import { hasEveryWord } from '#domain/text/folded.ts';
import { displayName } from '#domain/users/user.ts';
import { useNow } from '#i18n/useNow.ts';
import { useSearchParams } from 'react-router-dom';
import { ListTable } from '#kit/list/ListTable.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { Expiry, Sent } from './InvitationTimes.tsx';
import { useInvitationActions } from './useInvitationActions.ts';

/** Who has been invited and has not come yet; an invitation may be sent once more or taken back. */
export function InvitationList({ zooId, listed }: { readonly zooId: string; readonly listed: Listed }) {
  const { t } = useTranslation('people');
  const now = useNow();
  const columns = useInvitationColumns();
  const actions = useInvitationActions(zooId);
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const find = (text: string) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        if (text === '') next.delete('q');
        else next.set('q', text);
        return next;
      },
      { replace: true },
    );
  if (listed.invitations.length === 0)
    return <EmptyState title={t('invitationList.none')} message={t('invitationList.noneText')} />;
  const shown = listed.invitations.filter((one) => hasEveryWord(`${displayName(one)} ${one.userMail}`, search));
  return (
    <>
      <FilterBar label={t('filters.label')} summary={t('invitationList.count', { count: shown.length })}>
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.search')}
          clearLabel={t('filters.clearSearch')}
          value={search}
          onSearch={find}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState title={t('empty.title')} message={t('empty.filtered')} />
      ) : (
        <ListTable
          listKey="invitations"
          label={t('invitations')}
          columns={columns}
          rows={shown}
          rowId={invitationIdOf}
          rowName={displayName}
          hasTallRows
          exportAs={{
            name: t('invitations'),
            facts: search === '' ? [] : [{ label: t('filters.search'), value: search }],
          }}
          actionsLabel={t('table.actions')}
          rowActions={(invitation) => (
            <Group gap="xs" justify="flex-end" wrap="nowrap">
              <Button
                size="sm"
                variant={isOpenInvitation(invitation, now) ? 'default' : 'light'}
                leftSection={<IconMailForward size={16} aria-hidden />}
                aria-label={t('invitationList.resendTo', { name: displayName(invitation) })}
                loading={actions.busyId === invitation.invitationId}
                onClick={() => void actions.resend(invitation)}
              >
                {t('invitationList.resend')}
              </Button>
              <Button
                size="sm"
                variant="subtle"
                color="red"
                leftSection={<IconMailOff size={16} aria-hidden />}
                aria-label={t('invitationList.revokeOf', { name: displayName(invitation) })}
                disabled={actions.busyId === invitation.invitationId}
                onClick={() => void actions.revoke(invitation)}
              >
                {t('invitationList.revoke')}
              </Button>
            </Group>
          )}
        />
      )}
    </>
  );
}

const invitationIdOf = (invitation: Invitation) => invitation.invitationId;

function useInvitationColumns(): readonly DataColumn<Invitation>[] {
  const { t } = useTranslation(['people', 'access']);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('people:table.name'),
        isTitle: true,
        cell: (invitation) => (
          <Stack gap={0}>
            <Text component="span" fz="sm" fw={600}>
              {displayName(invitation)}
            </Text>
            <Text component="span" fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {invitation.userMail}
            </Text>
          </Stack>
        ),
        sortValue: displayName,
        exportValue: displayName,
      },
      {
        id: 'mail',
        header: t('people:values.field.userMail'),
        hiddenByDefault: true,
        cell: (invitation) => invitation.userMail,
        sortValue: (invitation) => invitation.userMail,
      },
      {
        id: 'role',
        header: t('people:table.role'),
        cell: (invitation) => t(`access:values.role.${invitation.userRight}`),
        sortValue: (invitation) => t(`access:values.role.${invitation.userRight}`),
      },
      {
        id: 'sent',
        header: t('people:invitationList.sent'),
        cell: (invitation) => <Sent invitation={invitation} />,
        sortValue: (invitation) => invitation.sentAtUnix,
        exportValue: ({ sentAtUnix: instant }) => ({ instant }),
      },
      {
        id: 'expires',
        header: t('people:invitationList.expires'),
        cell: (invitation) => <Expiry invitation={invitation} />,
        sortValue: (invitation) => invitation.expiresAtUnix,
        exportValue: ({ expiresAtUnix: instant }) => ({ instant }),
      },
    ],
    [t],
  );
}
