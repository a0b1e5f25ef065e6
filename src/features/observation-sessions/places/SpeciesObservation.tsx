import { useTranslation } from 'react-i18next';
import { useCampaignSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import { campaignsInPlaces } from '#domain/campaign-monitoring/campaigns-in-places.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useNow } from '#i18n/useNow.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useCampaignRight, useCampaigns } from '../parts/useCampaigns.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { CampaignCard, CardList } from './CampaignCards.tsx';

/** The campaigns that run in the enclosures of a species: the next session of each there, and how many were missed. */
export function SpeciesObservation({ enclosureIds }: { readonly enclosureIds: readonly string[] }) {
  const { t } = useTranslation('observed-places');
  const { campaigns, error, refetch } = useCampaigns();
  const now = useNow();
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (campaigns === undefined) return <LoadingState label={t('loading')} count={2} />;
  const found = campaignsInPlaces(campaigns, enclosureIds, null, now);
  if (found.length === 0) return <EmptyState title={t('none')} message={t('noneOfSpecies')} />;
  return (
    <CardList>
      {found.map(({ campaign }) => (
        <FollowedCampaign key={campaign.campaignId} campaign={campaign} enclosureIds={enclosureIds} />
      ))}
    </CardList>
  );
}

/** One campaign with its state in the enclosures; without its sessions, or with a part of them, nothing is said of missed ones. */
function FollowedCampaign({
  campaign,
  enclosureIds,
}: {
  readonly campaign: Campaign;
  readonly enclosureIds: readonly string[];
}) {
  const { zooId, campaignId } = campaign;
  const readsAll = useCampaignRight('campaignResult.read')(campaign);
  const { data } = useCampaignSessionsQuery({ zooId, campaignId }, { skip: !readsAll });
  const enclosureName = useEnclosureNames();
  const now = useNow();
  const isKnown = data !== undefined && !data.isCut && !data.isFromCache;
  const [found] = campaignsInPlaces([campaign], enclosureIds, isKnown ? data.items : null, now);
  return found === undefined ? null : <CampaignCard {...found} enclosureName={enclosureName} />;
}
