import { type ReactNode, Suspense } from 'react';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { CampaignNotFound, CampaignRecord, FirstCampaign } from '#features/campaigns/index.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useAnalysedHeads } from './reading/useAnalysedHeads.ts';
import { type CampaignGround, useCampaignGround } from './reading/useCampaignGround.ts';

/** A campaign with the sessions that a page reads, and the things that they speak of. */
export type AnalysedCampaign = {
  readonly campaign: Campaign;
  readonly heads: readonly ObservationSession[];
  readonly ground: CampaignGround;
};

type Shown = {
  /** the method whose sessions are analysed; null: every session, with its second opinions */
  readonly method: SamplingMethod | null;
  /** says that the parts of the page are being fetched */
  readonly loading: string;
  readonly children: (analysed: AnalysedCampaign) => ReactNode;
};

/** A page of analyses, of the campaign that `?campaignId=` names, else of the first one of `among`. */
export function AnalysisPage({
  path,
  words,
  among,
  ...shown
}: Shown & Pick<Parameters<typeof FirstCampaign>[0], 'path' | 'words' | 'among'>) {
  return (
    <RecordPage
      parameter="campaignId"
      notFound={<CampaignNotFound />}
      blank={<FirstCampaign path={path} words={words} {...(among === undefined ? {} : { among })} />}
    >
      {(campaignId) => (
        <CampaignRecord campaignId={campaignId}>
          {(campaign) => <WithSessions campaign={campaign} {...shown} />}
        </CampaignRecord>
      )}
    </RecordPage>
  );
}

function WithSessions({ campaign, ...shown }: Shown & { readonly campaign: Campaign }) {
  const asked = useAnalysedHeads(campaign, shown.method);
  return (
    <RecordState asked={asked} failed="session/load-failed" notFound={<CampaignNotFound />} isWholePage>
      {(heads) => <WithGround campaign={campaign} heads={heads} {...shown} />}
    </RecordState>
  );
}

function WithGround({ campaign, heads, loading, children }: Shown & Pick<AnalysedCampaign, 'campaign' | 'heads'>) {
  const asked = useCampaignGround(campaign, heads);
  return (
    <RecordState asked={asked} notFound={<CampaignNotFound />} isWholePage>
      {(ground) => (
        <Suspense fallback={<LoadingState label={loading} shape="page" />}>
          {children({ campaign, heads, ground })}
        </Suspense>
      )}
    </RecordState>
  );
}
