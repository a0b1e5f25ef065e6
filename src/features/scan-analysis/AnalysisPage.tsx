import { type ReactNode, Suspense } from 'react';
import type { SamplingMethod } from '#domain/campaigns/campaign.ts';
import { CampaignNotFound, CampaignRecord, FirstCampaign } from '#features/campaigns/index.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { type AnalysedCampaign, AnalysedSessions } from './AnalysedSessions.tsx';

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
  method,
  loading,
  children,
}: Shown & Pick<Parameters<typeof FirstCampaign>[0], 'path' | 'words' | 'among'>) {
  return (
    <RecordPage
      parameter="campaignId"
      notFound={<CampaignNotFound />}
      blank={<FirstCampaign path={path} words={words} {...(among === undefined ? {} : { among })} />}
    >
      {(campaignId) => (
        <CampaignRecord campaignId={campaignId}>
          {(campaign) => (
            <AnalysedSessions campaign={campaign} method={method} isWholePage>
              {(analysed) => (
                <Suspense fallback={<LoadingState label={loading} shape="page" />}>{children(analysed)}</Suspense>
              )}
            </AnalysedSessions>
          )}
        </CampaignRecord>
      )}
    </RecordPage>
  );
}
