import type { ReactNode } from 'react';
import { useCampaignQuery } from '#data/campaigns/campaigns.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { CampaignNotFound } from './CampaignNotFound.tsx';

/** Draws the campaign of an id once it is read, live; before and without it the whole page says so. */
export function CampaignRecord({
  campaignId,
  children,
}: {
  readonly campaignId: string;
  readonly children: (campaign: Campaign) => ReactNode;
}) {
  const { data: record, error, refetch } = useCampaignQuery(campaignId);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['campaign/not-found']}
      notFound={<CampaignNotFound />}
      isWholePage
    >
      {children}
    </RecordState>
  );
}
