import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisPage } from './AnalysisPage.tsx';
import { campaignsFirst } from './campaigns-first.ts';

// The tabs come while the sessions are read; the table of the screens need not name their files.
const CampaignAnalysis = lazy(async () => ({ default: (await import('./CampaignAnalysis.tsx')).CampaignAnalysis }));

// Campaigns of training are practice.
const AMONG = campaignsFirst('scan', 'welfare');

/** /ScanResultView: the analyses of the scans of the campaign that `?campaignId=` names, a tab for each. */
export function Component() {
  const { t } = useTranslation('analyses');
  const words = { title: t('title'), subtitle: t('subtitle'), emptyTitle: t('noneTitle'), emptyText: t('none') };
  return (
    <AnalysisPage path="/ScanResultView" words={words} among={AMONG} method="scan" loading={t('computing')}>
      {(analysed) => <CampaignAnalysis {...analysed} />}
    </AnalysisPage>
  );
}
