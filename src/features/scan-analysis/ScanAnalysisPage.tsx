import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { CampaignNotFound, CampaignRecord, FirstCampaign } from '#features/campaigns/index.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useAnalysedHeads } from './reading/useAnalysedHeads.ts';
import { useCampaignGround } from './reading/useCampaignGround.ts';

// The tabs come while the sessions are read; the table of the screens need not name their files.
const CampaignAnalysis = lazy(async () => ({ default: (await import('./CampaignAnalysis.tsx')).CampaignAnalysis }));

const PATH = '/ScanResultView';
/** Campaigns with scans; welfare campaigns first, since training is practice. */
const withScans = (launched: readonly Campaign[]) =>
  launched
    .filter(({ observation }) => observation.methods.includes('scan'))
    .toSorted((one, other) => Number(other.type === 'welfare') - Number(one.type === 'welfare'));

/** /ScanResultView: the analyses of the scans of the campaign that `?campaignId=` names, a tab for each. */
export function Component() {
  return (
    <RecordPage parameter="campaignId" notFound={<CampaignNotFound />} blank={<FirstAnalysed />}>
      {(campaignId) => (
        <CampaignRecord campaignId={campaignId}>{(campaign) => <WithSessions campaign={campaign} />}</CampaignRecord>
      )}
    </RecordPage>
  );
}

function FirstAnalysed() {
  const { t } = useTranslation('analyses');
  const words = { title: t('title'), subtitle: t('subtitle'), emptyTitle: t('noneTitle'), emptyText: t('none') };
  return <FirstCampaign path={PATH} among={withScans} words={words} />;
}

function WithSessions({ campaign }: { readonly campaign: Campaign }) {
  const asked = useAnalysedHeads(campaign);
  return (
    <RecordState asked={asked} failed="session/load-failed" notFound={<CampaignNotFound />} isWholePage>
      {(heads) => <WithGround campaign={campaign} heads={heads} />}
    </RecordState>
  );
}

function WithGround({
  campaign,
  heads,
}: {
  readonly campaign: Campaign;
  readonly heads: readonly ObservationSession[];
}) {
  const { t } = useTranslation('analyses');
  const asked = useCampaignGround(campaign, heads);
  return (
    <RecordState asked={asked} notFound={<CampaignNotFound />} isWholePage>
      {(ground) => (
        <Suspense fallback={<LoadingState label={t('computing')} shape="page" />}>
          <CampaignAnalysis campaign={campaign} heads={heads} ground={ground} />
        </Suspense>
      )}
    </RecordState>
  );
}
