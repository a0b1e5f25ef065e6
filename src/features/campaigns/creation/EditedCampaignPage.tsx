import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { CampaignNotFound } from '../parts/CampaignNotFound.tsx';
import { CampaignRecord } from '../parts/CampaignRecord.tsx';
import { useCampaignRights } from '../parts/useCampaignRights.ts';
import type { EditedCampaign } from './useCampaignForm.ts';

type Editor = { readonly Editor: ComponentType<EditedCampaign> };

/** The editor of the campaign that `?campaignId=` names; without it a new one. People who may not edit it find nothing here. */
export function EditedCampaignPage({ Editor }: Editor) {
  const [parameters] = useSearchParams();
  const { mayCreate } = useCampaignRights();
  const campaignId = parameters.get('campaignId') ?? '';
  if (!mayCreate) return <CampaignNotFound />;
  if (campaignId === '') return <WithPeople key="new" campaign={null} Editor={Editor} />;
  return canBeStoredId(campaignId) ? (
    <Stored key={campaignId} campaignId={campaignId} Editor={Editor} />
  ) : (
    <CampaignNotFound />
  );
}

function Stored({ campaignId, Editor }: Editor & { readonly campaignId: string }) {
  const { types } = useCampaignRights();
  return (
    <CampaignRecord campaignId={campaignId}>
      {(campaign) => {
        if (!types.includes(campaign.type)) return <CampaignNotFound />;
        // A stopped or archived campaign never changes again: its page says so.
        if (campaign.status !== 'draft' && campaign.status !== 'active')
          return <Navigate to={campaignHref(campaignId)} replace />;
        return <WithPeople campaign={campaign} Editor={Editor} />;
      }}
    </CampaignRecord>
  );
}

/** Draws the editor once the people have come: what it checks depends on them. */
function WithPeople({ campaign, Editor }: Editor & { readonly campaign: Campaign | null }) {
  const { t } = useTranslation('lists');
  const { data: people, error, refetch } = useColleaguesQuery(useActor().zooId);
  if (people !== undefined) return <Editor campaign={campaign} people={people} />;
  if (error !== undefined) return <LoadFailed isWholePage error={error} onRetry={() => void refetch()} />;
  return <LoadingState label={t('page.loading')} shape="page" />;
}
