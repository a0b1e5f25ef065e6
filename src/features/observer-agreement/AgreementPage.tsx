import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisPage, campaignsFirst } from '#features/scan-analysis/index.ts';

// The tabs come while the sessions are read; the table of the screens need not name their files.
const CampaignAgreement = lazy(async () => ({ default: (await import('./CampaignAgreement.tsx')).CampaignAgreement }));

// The observers of a training are compared by plan.
const AMONG = campaignsFirst('scan', 'training');

/** /InterObsView: how far the observers of the campaign that `?campaignId=` names agree. */
export function Component() {
  const { t } = useTranslation(['agreement', 'analyses']);
  const words = {
    ...{ title: t('title'), subtitle: t('subtitle') },
    ...{ emptyTitle: t('analyses:noneTitle'), emptyText: t('analyses:none') },
  };
  return (
    <AnalysisPage path="/InterObsView" words={words} among={AMONG} method={null} loading={t('analyses:computing')}>
      {(compared) => <CampaignAgreement {...compared} />}
    </AnalysisPage>
  );
}
