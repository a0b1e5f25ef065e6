import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMailOff, IconMailForward } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LISTED } from '#data/people/people-lists.ts';
import { useInvitationsQuery } from '#data/people/people.endpoints.ts';
import { type Invitation, isOpenInvitation } from '#domain/invitations/invitation.ts';
import { displayName } from '#domain/users/user.ts';
import { useNow } from '#i18n/useNow.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { Expiry, Sent } from './InvitationTimes.tsx';
import { INVITATION_FILTERS } from './people-filters.ts';
import { useInvitationActions } from './useInvitationActions.ts';

/** The people who have been invited and have not come yet; an invitation may be sent once more or revoked. */
export function InvitationList({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation(['people', 'words']);
  const now = useNow();
  const { data, error, refetch } = useInvitationsQuery(zooId);
  const columns = useInvitationColumns();
  const actions = useInvitationActions(zooId);
  const filters = useRecordFilters(INVITATION_FILTERS, { search: { label: t('filters.search') } });
  const found = useFoundRows(INVITATION_FILTERS, filters.filters, data?.invitations);
  return (
    <RecordList
      source={{ rows: data?.invitations, error, refetch, cutAfter: data?.isCut === true ? MAX_LISTED : null }}
      found={found}
      filters={filters}
      filtersLabel={t('filters.label')}
      summary={t('invitationList.count', { count: found.length })}
      failed="user/load-failed"
      empty={{ title: t('invitationList.none'), message: t('invitationList.noneText') }}
      listKey="invitations"
      label={t('invitations')}
      columns={columns}
      rowId={invitationIdOf}
      rowName={displayName}
      hasTallRows
      actionsLabel={t('words:actions')}
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
  );
}

const invitationIdOf = (invitation: Invitation) => invitation.invitationId;

function useInvitationColumns(): readonly DataColumn<Invitation>[] {
  const { t } = useTranslation(['people', 'access', 'words']);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('words:name'),
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
