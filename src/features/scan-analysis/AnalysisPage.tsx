import { type ReactNode, Suspense } from 'react';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { CampaignNotFound, CampaignRecord, FirstCampaign } from '#features/campaigns/index.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { type AnalysedCampaign, AnalysedSessions } from './AnalysedSessions.tsx';

type Chosen = Pick<Parameters<typeof FirstCampaign>[0], 'path' | 'words' | 'among'>;

/** A page about the campaign that `?campaignId=` names, else about the first one of `among`. */
export function OfCampaign({
  path,
  words,
  among,
  children,
}: Chosen & { readonly children: (campaign: Campaign) => ReactNode }) {
  return (
    <RecordPage
      parameter="campaignId"
      notFound={<CampaignNotFound />}
      blank={<FirstCampaign path={path} words={words} {...(among === undefined ? {} : { among })} />}
    >
      {(campaignId) => <CampaignRecord campaignId={campaignId}>{children}</CampaignRecord>}
    </RecordPage>
  );
}

/** A page of analyses, of the campaign that `?campaignId=` names, else of the first one of `among`. */
export function AnalysisPage({
  method,
  loading,
  children,
  ...chosen
}: Chosen & {
  /** the method whose sessions are analysed; null: every session, with its second opinions */
  readonly method: SamplingMethod | null;
  /** says that the parts of the page are being fetched */
  readonly loading: string;
  readonly children: (analysed: AnalysedCampaign) => ReactNode;
}) {
  return (
    <OfCampaign {...chosen}>
      {(campaign) => (
        <AnalysedSessions campaign={campaign} method={method} isWholePage>
          {(analysed) => (
            <Suspense fallback={<LoadingState label={loading} shape="page" />}>{children(analysed)}</Suspense>
          )}
        </AnalysedSessions>
      )}
    </OfCampaign>
  );
}
