import type { ReactNode } from 'react';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { CampaignNotFound } from '#features/campaigns/index.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useAnalysedHeads } from './reading/useAnalysedHeads.ts';
import { type CampaignGround, useCampaignGround } from './reading/useCampaignGround.ts';

/** A campaign with the sessions that a page reads, and the things that they speak of. */
export type AnalysedCampaign = {
  readonly campaign: Campaign;
  readonly heads: readonly ObservationSession[];
  readonly ground: CampaignGround;
};

type Shown = {
  /** the sessions and their results are all that the screen shows */
  readonly isWholePage?: boolean;
  readonly children: (analysed: AnalysedCampaign) => ReactNode;
};

/** Draws what a page makes of a campaign's sessions once they have come, with the things that they speak of. */
export function AnalysedSessions({
  campaign,
  method,
  ...shown
}: Shown & {
  readonly campaign: Campaign;
  /** the method whose sessions are analysed; null: every session, with its second opinions */
  readonly method: SamplingMethod | null;
}) {
  const { isWholePage = false } = shown;
  const asked = useAnalysedHeads(campaign, method);
  return (
    <RecordState asked={asked} failed="session/load-failed" notFound={<CampaignNotFound />} isWholePage={isWholePage}>
      {(heads) => <WithGround campaign={campaign} heads={heads} {...shown} />}
    </RecordState>
  );
}

function WithGround({
  campaign,
  heads,
  isWholePage = false,
  children,
}: Shown & Pick<AnalysedCampaign, 'campaign' | 'heads'>) {
  const asked = useCampaignGround(campaign, heads);
  return (
    <RecordState asked={asked} notFound={<CampaignNotFound />} isWholePage={isWholePage}>
      {(ground) => children({ campaign, heads, ground })}
    </RecordState>
  );
}
