import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useCampaignQuery } from '#data/campaigns/campaigns.endpoints.ts';
import { useEthogramVersionQuery } from '#data/ethograms/ethograms.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { EthogramContent } from '#domain/ethograms/ethogram.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { SessionNotFound } from './SessionNotFound.tsx';

const NO_ETHOGRAM = { categories: [], behaviours: [] };

/** The ground of a session: its campaign, and the behaviours of the version that it froze. */
export function SessionContent({
  session: { campaignId, ethogramId, ethogramVersion },
  children,
}: {
  readonly session: ObservationSession;
  readonly children: (campaign: Campaign, ethogram: Pick<EthogramContent, 'categories' | 'behaviours'>) => ReactNode;
}) {
  const campaign = useCampaignQuery(campaignId);
  const hasEthogram = ethogramId !== null && ethogramVersion !== null;
  const version = useEthogramVersionQuery(hasEthogram ? { ethogramId, number: ethogramVersion } : skipToken);
  return (
    <RecordState
      asked={{ record: campaign.data, error: campaign.error, refetch: campaign.refetch }}
      unknown={['campaign/not-found']}
      notFound={<SessionNotFound />}
      isWholePage
    >
      {(known) => (
        <RecordState
          asked={{
            record: hasEthogram ? version.data : NO_ETHOGRAM,
            error: version.error,
            refetch: version.refetch,
          }}
          unknown={['ethogram/not-found']}
          notFound={<SessionNotFound />}
          isWholePage
        >
          {(ethogram) => children(known, ethogram)}
        </RecordState>
      )}
    </RecordState>
  );
}
