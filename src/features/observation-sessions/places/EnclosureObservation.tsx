import { Anchor, Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useObservationSessionsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { campaignsInPlaces } from '#domain/campaign-monitoring/campaigns-in-places.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { Fact } from '#ui/facts/Fact.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';
import { SESSION_LIST_HREF } from '../addresses.ts';
import { useCampaigns } from '../parts/useCampaigns.ts';
import { CampaignCards } from './CampaignCards.tsx';

/** The campaigns that run in an enclosure: the next session of each, the last one, and how many were missed. */
export function EnclosureObservation({
  enclosure: { zooId, enclosureId, lastEvaluationUnix = null },
}: {
  readonly enclosure: Pick<Enclosure, 'zooId' | 'enclosureId' | 'lastEvaluationUnix'>;
}) {
  const { t } = useTranslation(['observed-places', 'words']);
  const { campaigns, error, refetch } = useCampaigns();
  const sessions = useObservationSessionsQuery({ zooId, enclosureId });
  const now = useNow();
  const { moment } = useFormat();
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (sessions.data === undefined && sessions.error !== undefined)
    return <LoadFailed error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (campaigns === undefined || sessions.data === undefined) return <LoadingState label={t('loading')} count={2} />;
  const { items, isCut } = sessions.data;
  const found = campaignsInPlaces(campaigns, [enclosureId], items, now)
    // Of an enclosure with more sessions than one list reads, the older ones might be missing, not missed.
    .map((one) => (isCut ? { ...one, missed: null } : one));
  return (
    <>
      {lastEvaluationUnix !== null && (
        <Box component="dl" mt={0} mb="md">
          <Fact name={t('words:lastEvaluation')}>
            <RelativeTime {...moment(lastEvaluationUnix, now)} />
          </Fact>
        </Box>
      )}
      {found.length === 0 ? <EmptyState title={t('none')} message={t('noneText')} /> : <CampaignCards found={found} />}
      {items.length > 0 && (
        <Group mt="md">
          <Anchor
            component={Link}
            to={`${SESSION_LIST_HREF}?enclosure=${encodeURIComponent(enclosureId)}`}
            underline="always"
          >
            {t('allSessions')}
          </Anchor>
        </Group>
      )}
    </>
  );
}
