import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObservationSessionsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { observationsFor, observationsOfDay } from '#domain/campaign-monitoring/observations-of-day.ts';
import { SESSION_LIST_HREF } from '#features/observation-sessions/index.ts';
import { useNow } from '#i18n/useNow.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { SectionLink } from '#ui/page/SectionLink.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import { useCampaignsOf } from '../parts/useCampaignsOf.ts';
import { DayObservation } from './DayObservation.tsx';
import classes from './day.module.css';

/** The latest sessions that are read, among which those of today are. */
const LATEST_SESSIONS = 60;
const SHOWN_AT_FIRST = 5;

/**
 * The observations of today: the person's own, or those of the whole establishment, live, each with its state and its
 * start. Sessions are read only on a day with one.
 */
export function DayObservations({ isOfAll }: { readonly isOfAll: boolean }) {
  const { t } = useTranslation('day-observations');
  const { zooId, userId } = useActor();
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const campaigns = useCampaignsOf(false);
  const mine = (items: ReturnType<typeof observationsOfDay>) => (isOfAll ? items : observationsFor(userId, items));
  const isPlanned = mine(observationsOfDay(campaigns.data?.items ?? [], [], now)).length > 0;
  const sessions = useObservationSessionsQuery(
    { zooId, most: LATEST_SESSIONS, ...(isOfAll ? {} : { observerId: userId }) },
    { skip: !isPlanned },
  );
  const nameOf = useCampaignNames();
  for (const asked of [campaigns, sessions])
    if (asked.data === undefined && asked.error !== undefined)
      return <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />;
  if (campaigns.data === undefined || (isPlanned && sessions.data === undefined))
    return <LoadingState label={t('loading')} count={1} />;
  const found = mine(observationsOfDay(campaigns.data.items, sessions.data?.items ?? [], now));
  if (found.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  const done = found.filter(({ state }) => state === 'done').length;
  const late = found.filter(({ isLate }) => isLate).length;
  // The list begins with what is still to be done.
  const open = found.filter(({ state }) => state === 'toCome' || state === 'running');
  const ordered = [...open, ...found.filter((one) => !open.includes(one))];
  const isCut = !showsAll && ordered.length > SHOWN_AT_FIRST + 1;
  const shown = isCut ? ordered.slice(0, SHOWN_AT_FIRST) : ordered;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Group gap="sm" align="baseline">
          <Text fz="sm" c="dimmed">
            {t('done', { done, total: found.length })}
          </Text>
          {late > 0 && (
            <Text fz="sm" c="red.7" className={classes['late']}>
              <IconAlertTriangle size="1em" aria-hidden />
              {t('lateCount', { late })}
            </Text>
          )}
        </Group>
        <SectionLink to={SESSION_LIST_HREF}>{t('all')}</SectionLink>
      </Group>
      <ul className={classes['list']}>
        {shown.map((one) => (
          <DayObservation key={one.key} observation={one} nameOf={nameOf} namesObserver={isOfAll} />
        ))}
      </ul>
      {isCut && (
        <Group>
          <Button variant="subtle" mih={44} onClick={() => setShowsAll(true)}>
            {t('more', { more: ordered.length - shown.length })}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
