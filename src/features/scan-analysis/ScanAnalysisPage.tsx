import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { CampaignNotFound, CampaignRecord, FirstCampaign } from '#features/campaigns/index.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { CampaignAnalysis } from './CampaignAnalysis.tsx';
import { useAnalysedHeads } from './reading/useAnalysedHeads.ts';
import { useCampaignGround } from './reading/useCampaignGround.ts';

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

function WithGround({ campaign, heads }: Pick<Parameters<typeof CampaignAnalysis>[0], 'campaign' | 'heads'>) {
  const asked = useCampaignGround(campaign, heads);
  return (
    <RecordState asked={asked} notFound={<CampaignNotFound />} isWholePage>
      {(ground) => <CampaignAnalysis campaign={campaign} heads={heads} ground={ground} />}
    </RecordState>
  );
}
