import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { SerializedError } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useInvitationsQuery, usePeopleQuery } from '#data/people/people.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { countByStatus } from '#domain/people/people-filter.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { creationAddress } from '../creation/creation-address.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { InvitationList } from './InvitationList.tsx';
import { PeopleList } from './PeopleList.tsx';

/**
 * The people of an establishment: their accounts and the invitations that are open, with what one may do to each.
 * Needs the texts of `people` and `access`.
 */
export function PeoplePanel({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation('people');
  const actor = useActor();
  const [parameters, setParameters] = useSearchParams();
  const people = usePeopleQuery(zooId);
  const invitations = useInvitationsQuery(zooId);
  const view = parameters.get('list') === 'invitations' ? 'invitations' : 'accounts';
  const show = (next: string) =>
    setParameters((now) => {
      const address = new URLSearchParams(now);
      if (next === 'invitations') address.set('list', next);
      else address.delete('list');
      return address;
    });
  const mayInvite = mayDo(actor, 'user.create', { zooId, sectorIds: [], authorId: null });
  const accountCount = people.data && people.data.people.length - countByStatus(people.data.people).deleted;
  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <SegmentedControl
          aria-label={t('views')}
          size="md"
          value={view}
          onChange={show}
          data={[
            { value: 'accounts', label: withCount(t('accounts'), accountCount) },
            { value: 'invitations', label: withCount(t('invitations'), invitations.data?.invitations.length) },
          ]}
        />
        {mayInvite && (
          <Button
            component={Link}
            to={creationAddress({ zooId: actor.zooId === zooId ? null : zooId })}
            leftSection={<IconUserPlus size={18} aria-hidden />}
          >
            {t('add')}
          </Button>
        )}
      </Group>
      {view === 'accounts' && people.data !== undefined && <PeopleList zooId={zooId} listed={people.data} />}
      {view === 'accounts' && people.data === undefined && <Unread error={people.error} onRetry={people.refetch} />}
      {view === 'invitations' && invitations.data !== undefined && (
        <InvitationList zooId={zooId} listed={invitations.data} />
      )}
      {view === 'invitations' && invitations.data === undefined && (
        <Unread error={invitations.error} onRetry={invitations.refetch} />
      )}
    </>
  );
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}

function Unread({
  error,
  onRetry,
}: {
  readonly error: AppError | SerializedError | undefined;
  readonly onRetry: () => unknown;
}) {
  const { t } = useTranslation('people');
  if (error === undefined) return <LoadingState label={t('loading')} />;
  return <LoadFailed what="user/load-failed" error={error} onRetry={() => void onRetry()} />;
}
