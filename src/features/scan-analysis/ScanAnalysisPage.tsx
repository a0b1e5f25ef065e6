import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { AnalysedSessions } from './AnalysedSessions.tsx';
import { OfCampaign } from './AnalysisPage.tsx';
import { campaignsFirst } from './campaigns-first.ts';
import { useCompanions } from './joining/useCompanions.ts';

// The tabs come while the sessions are read; the table of the screens need not name their files.
const CampaignAnalysis = lazy(async () => ({ default: (await import('./CampaignAnalysis.tsx')).CampaignAnalysis }));

// Campaigns of training are practice.
const AMONG = campaignsFirst('scan', 'welfare');

/** /ScanResultView: the analyses of the scans of the campaign that `?campaignId=` names, and of those that `?with=` joins to it. */
export function Component() {
  const { t } = useTranslation('analyses');
  const words = { title: t('title'), subtitle: t('subtitle'), emptyTitle: t('noneTitle'), emptyText: t('none') };
  return (
    <OfCampaign path="/ScanResultView" words={words} among={AMONG}>
      {(campaign) => <WithCompanions campaign={campaign} />}
    </OfCampaign>
  );
}

function WithCompanions({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('analyses');
  const companions = useCompanions(campaign);
  return (
    <AnalysedSessions campaign={campaign} companions={companions.joined} method="scan" isWholePage>
      {(analysed) => (
        <Suspense fallback={<LoadingState label={t('computing')} shape="page" />}>
          <CampaignAnalysis {...analysed} companions={companions} />
        </Suspense>
      )}
    </AnalysedSessions>
  );
}
