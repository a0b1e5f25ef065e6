import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisPage, campaignsFirst } from '#features/scan-analysis/index.ts';

// The tabs come while the sessions are read.
const CampaignFocals = lazy(async () => ({ default: (await import('./CampaignFocals.tsx')).CampaignFocals }));

// Campaigns of training are practice.
const AMONG = campaignsFirst('focal', 'welfare');

/** /FocalAnalysisView: the analyses of the focal observations of the campaign that `?campaignId=` names, a tab for each. */
export function Component() {
  const { t } = useTranslation(['focal-analysis', 'analyses']);
  const words = { title: t('title'), subtitle: t('subtitle'), emptyTitle: t('noneTitle'), emptyText: t('none') };
  return (
    <AnalysisPage
      path="/FocalAnalysisView"
      words={words}
      among={AMONG}
      method="focal"
      loading={t('analyses:computing')}
    >
      {(analysed) => <CampaignFocals {...analysed} />}
    </AnalysisPage>
  );
}
