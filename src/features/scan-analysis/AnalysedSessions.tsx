import { type ReactNode, useMemo, useState } from 'react';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { CampaignNotFound } from '#features/campaigns/index.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useAnalysedHeads } from './reading/useAnalysedHeads.ts';
import { type CampaignGround, useCampaignGround } from './reading/useCampaignGround.ts';

/** Campaigns with the sessions that a page reads, and the things that they speak of. */
export type AnalysedCampaign = {
  readonly campaign: Campaign;
  /** the campaign, and those that are joined to it */
  readonly campaigns: readonly Campaign[];
  readonly heads: readonly ObservationSession[];
  readonly ground: CampaignGround;
};

type Shown = {
  /** the sessions and their results are all that the screen shows */
  readonly isWholePage?: boolean;
  readonly children: (analysed: AnalysedCampaign) => ReactNode;
};

const NONE: readonly Campaign[] = [];

/**
 * Draws what a page makes of the sessions of a campaign, and of those joined to it, once they have come, with the things that they
 * speak of. The last analysis stays while further campaigns come.
 */
export function AnalysedSessions({
  campaign,
  companions = NONE,
  method,
  isWholePage = false,
  children,
}: Shown & {
  readonly campaign: Campaign;
  /** the campaigns that are joined; null while they come */
  readonly companions?: readonly Campaign[] | null;
  /** the method whose sessions are analysed; null: every session, with its second opinions */
  readonly method: SamplingMethod | null;
}) {
  const campaigns = useMemo(() => [campaign, ...(companions ?? NONE)], [campaign, companions]);
  const heads = useAnalysedHeads(campaigns, method);
  const ground = useCampaignGround(campaigns, heads.record);
  const fresh = useMemo((): AnalysedCampaign | undefined => {
    if (companions === null || heads.record === undefined || ground.record === undefined) return undefined;
    return { campaign, campaigns, heads: heads.record, ground: ground.record };
  }, [campaign, campaigns, companions, heads.record, ground.record]);
  const [kept, setKept] = useState(fresh);
  if (fresh !== undefined && fresh !== kept) setKept(fresh);
  const error = heads.error ?? ground.error;
  const isKept = error === undefined && kept?.campaign.campaignId === campaign.campaignId;
  const refetch = () => {
    heads.refetch();
    ground.refetch();
  };
  return (
    <RecordState
      asked={{ record: fresh ?? (isKept ? kept : undefined), error, refetch }}
      {...(heads.error === undefined ? {} : { failed: 'session/load-failed' as const })}
      notFound={<CampaignNotFound />}
      isWholePage={isWholePage}
    >
      {children}
    </RecordState>
  );
}
