import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { namesEstablishment } from '#domain/establishments/reachable.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useReadySession } from '#state/session/use-session.ts';
import { SearchField } from '#ui/filters/SearchField.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { useReachable } from '../useReachable.ts';
import { EstablishmentRow } from './EstablishmentRow.tsx';
import classes from './ProviderHome.module.css';
import { recentEstablishments } from './recent-establishments.ts';
import { WaitingInvitations } from './WaitingInvitations.tsx';

/** The longest list without a search. */
const GLANCE = 8;

/** The provider's home: the establishments entered last, the way to any other, and the invitations nobody has accepted. */
export function ProviderHome() {
  const { t } = useTranslation(['establishment', 'words']);
  const { user, actor } = useReadySession();
  const { establishments, error, refetch } = useReachable();
  const labelOf = useEstablishmentLabel();
  const [search, setSearch] = useState('');

  if (establishments === undefined)
    return error === undefined ? (
      <LoadingState label={t('loading')} count={4} />
    ) : (
      <LoadFailed error={error} what="zoo/list-failed" onRetry={() => void refetch()} />
    );
  const others = establishments.filter(({ zooId }) => zooId !== actor.zooId);
  const entered = recentEstablishments(user.userId).flatMap((id) => others.filter(({ zooId }) => zooId === id));
  const isSearching = search.trim() !== '';
  const found = others.filter((zoo) => namesEstablishment(search, labelOf(zoo), zoo.code));
  const shown = isSearching || entered.length === 0 ? found : entered;
  const heading = isSearching || entered.length === 0 ? t('list.title') : t('home.recent');
  const rows = (all: readonly Establishment[]) =>
    all.slice(0, GLANCE).map((zoo) => <EstablishmentRow key={zoo.zooId} zoo={zoo} />);
  return (
    <>
      <section aria-labelledby="home-establishments">
        <Group justify="space-between" mb="xs">
          <Title order={2} size="h4" id="home-establishments">
            {heading}
          </Title>
          <Button component={Link} to="/ZooList" variant="subtle" px={0}>
            {t('home.all', { number: others.length })}
          </Button>
        </Group>
        <SearchField
          label={t('switch.search')}
          placeholder={t('filters.search')}
          clearLabel={t('words:clearSearch')}
          value={search}
          onSearch={setSearch}
        />
        <ul className={classes['list']} aria-labelledby="home-establishments">
          {rows(shown)}
        </ul>
        <Text fz="sm" c="dimmed" aria-live="polite">
          {shown.length === 0 && t(isSearching ? 'filters.none' : 'list.emptyTitle')}
          {shown.length > GLANCE && t('home.more', { count: shown.length - GLANCE })}
        </Text>
      </section>
      <WaitingInvitations
        establishments={[...establishments.filter(({ zooId }) => zooId === actor.zooId), ...entered]}
      />
    </>
  );
}
