import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { CampaignNotFound, CampaignRecord, FirstCampaign } from '#features/campaigns/index.ts';
import { useCampaignGround, useCampaignHeads } from '#features/scan-analysis/index.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

// The tabs come while the sessions are read; the table of the screens need not name their files.
const CampaignAgreement = lazy(async () => ({ default: (await import('./CampaignAgreement.tsx')).CampaignAgreement }));

const PATH = '/InterObsView';
/** Campaigns with scans; training first, since its observers are compared by plan. */
const withScans = (launched: readonly Campaign[]) =>
  launched
    .filter(({ observation }) => observation.methods.includes('scan'))
    .toSorted((one, other) => Number(other.type === 'training') - Number(one.type === 'training'));

/** /InterObsView: how far the observers of the campaign that `?campaignId=` names agree. */
export function Component() {
  return (
    <RecordPage parameter="campaignId" notFound={<CampaignNotFound />} blank={<FirstCompared />}>
      {(campaignId) => (
        <CampaignRecord campaignId={campaignId}>{(campaign) => <WithSessions campaign={campaign} />}</CampaignRecord>
      )}
    </RecordPage>
  );
}

function FirstCompared() {
  const { t } = useTranslation(['agreement', 'analyses']);
  const words = {
    ...{ title: t('title'), subtitle: t('subtitle') },
    ...{ emptyTitle: t('analyses:noneTitle'), emptyText: t('analyses:none') },
  };
  return <FirstCampaign path={PATH} among={withScans} words={words} />;
}

function WithSessions({ campaign }: { readonly campaign: Campaign }) {
  const asked = useCampaignHeads(campaign);
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
          <CampaignAgreement campaign={campaign} heads={heads} ground={ground} />
        </Suspense>
      )}
    </RecordState>
  );
}
