import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useInvitationsQuery, usePeopleQuery } from '#data/people/people.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { countByStatus } from '#domain/people/account-status.ts';
import { useActor } from '#state/session/use-session.ts';
import { creationAddress } from '../creation/creation-address.ts';
import { InvitationList } from './InvitationList.tsx';
import { PeopleList } from './PeopleList.tsx';

/**
 * The people of an establishment: their accounts and the invitations that are open, with the actions on each.
 * Needs the texts of `people` and `access`.
 */
export function PeoplePanel({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation('people');
  const actor = useActor();
  const [parameters, setParameters] = useSearchParams();
  const { data: listed } = usePeopleQuery(zooId);
  const { data: invited } = useInvitationsQuery(zooId);
  const view = parameters.get('list') === 'invitations' ? 'invitations' : 'accounts';
  const show = (next: string) =>
    setParameters((now) => {
      const address = new URLSearchParams(now);
      if (next === 'invitations') address.set('list', next);
      else address.delete('list');
      return address;
    });
  const mayInvite = mayDo(actor, 'user.create', { zooId, sectorIds: [], authorId: null });
  const accountCount = listed && listed.people.length - countByStatus(listed.people).deleted;
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
            { value: 'invitations', label: withCount(t('invitations'), invited?.invitations.length) },
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
      {view === 'accounts' ? <PeopleList zooId={zooId} /> : <InvitationList zooId={zooId} />}
    </>
  );
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}
