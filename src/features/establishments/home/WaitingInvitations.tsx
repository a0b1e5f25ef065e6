import { Anchor, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useInvitationsQuery } from '#data/people/people.endpoints.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { isOpenInvitation } from '#domain/invitations/invitation.ts';
import { useNow } from '#i18n/useNow.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { zooDetailsHref } from '../zoo-details-href.ts';
import classes from './ProviderHome.module.css';

/** The invitations that wait for an answer, in the present establishment and in those entered last: a listener for each. */
export function WaitingInvitations({ establishments }: { readonly establishments: readonly Establishment[] }) {
  const { t } = useTranslation('establishment');
  return (
    <section aria-labelledby="home-invitations">
      <Title order={2} size="h4" mb="xs" mt="lg" id="home-invitations">
        {t('home.invitations')}
      </Title>
      <ul className={classes['list']} aria-labelledby="home-invitations">
        {establishments.map((zoo) => (
          <InvitationsOf key={zoo.zooId} zoo={zoo} />
        ))}
      </ul>
    </section>
  );
}

function InvitationsOf({ zoo }: { readonly zoo: Establishment }) {
  const { t } = useTranslation(['establishment', 'words']);
  const name = useEstablishmentLabel()(zoo);
  const now = useNow();
  const { data, error } = useInvitationsQuery(zoo.zooId);
  const waiting = data?.invitations.filter((one) => isOpenInvitation(one, now)).length;
  return (
    <li className={classes['row']}>
      <Anchor component={Link} to={zooDetailsHref(zoo.zooId, 'accounts')} className={classes['name'] ?? ''}>
        {name}
      </Anchor>
      <Text span fz="sm" c="dimmed" className={classes['push'] ?? ''}>
        {waiting === undefined
          ? error !== undefined && t('words:unknownOffline')
          : t('establishment:home.waiting', { count: waiting })}
      </Text>
    </li>
  );
}
