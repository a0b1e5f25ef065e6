import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCampaignEvaluationQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { campaignEvaluationHref } from '#domain/campaigns/campaign-href.ts';
import { evaluatesWelfare } from '#domain/evaluation-history/last-evaluation.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { EVALUATION_HISTORY_HREF } from '../addresses.ts';
import { CampaignEvaluationPage } from '../evaluations/CampaignEvaluationPage.tsx';
import { CampaignRecord } from '../parts/CampaignRecord.tsx';
import { useCampaignNames } from '../parts/useCampaignNames.ts';

/**
 * /AssesmentView: the welfare assessment that `?evaluationId=` names, with its answers, scores and comments, beside the one
 * before; without an id the history of all. It is read as long as its campaign is kept, archived or not.
 */
export function Component() {
  return (
    <RecordPage
      parameter="evaluationId"
      notFound={<NotFound />}
      blank={<Navigate to={EVALUATION_HISTORY_HREF} replace />}
    >
      {(evaluationId) => <Assessment evaluationId={evaluationId} />}
    </RecordPage>
  );
}

function Assessment({ evaluationId }: { readonly evaluationId: string }) {
  const names = useCampaignNames();
  const { data, error, refetch } = useCampaignEvaluationQuery(evaluationId);
  return (
    <RecordState
      asked={{ record: data, error: data === undefined ? error : undefined, refetch }}
      failed="evaluation/load-failed"
      notFound={<NotFound />}
      isWholePage
    >
      {({ campaignId, campaignType }) =>
        evaluatesWelfare(campaignType) ? (
          <CampaignRecord campaignId={campaignId}>
            {(campaign) => <CampaignEvaluationPage campaign={campaign} names={names} evaluationId={evaluationId} />}
          </CampaignRecord>
        ) : (
          <Navigate to={campaignEvaluationHref(campaignId, evaluationId)} replace />
        )
      }
    </RecordState>
  );
}

function NotFound() {
  const { t } = useTranslation('quick-evaluations');
  return <RecordNotFound title={t('notFound')} listHref={EVALUATION_HISTORY_HREF} />;
}
