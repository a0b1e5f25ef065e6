import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisPage } from './AnalysisPage.tsx';

// The tabs come while the sessions are read; the table of the screens need not name their files.
const CampaignAnalysis = lazy(async () => ({ default: (await import('./CampaignAnalysis.tsx')).CampaignAnalysis }));

/** /ScanResultView: the analyses of the scans of the campaign that `?campaignId=` names, a tab for each. */
export function Component() {
  const { t } = useTranslation('analyses');
  const words = { title: t('title'), subtitle: t('subtitle'), emptyTitle: t('noneTitle'), emptyText: t('none') };
  return (
    <AnalysisPage method="scan" path="/ScanResultView" words={words} loading={t('computing')}>
      {(analysed) => <CampaignAnalysis {...analysed} />}
    </AnalysisPage>
  );
}
