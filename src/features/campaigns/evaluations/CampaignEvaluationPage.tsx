import { Alert, Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useCampaignEvaluationQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { useQuestionnaireVersionQuery } from '#data/questionnaires/questionnaires.endpoints.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { mayAnswer } from '#domain/campaign-evaluations/second-opinion.ts';
import { campaignEvaluationHref, evaluatedSubjectsHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { flowOf } from '#domain/questionnaires/flow.ts';
import type { QuestionnaireVersion } from '#domain/questionnaires/questionnaire.ts';
import { answerableFlow } from '#domain/quick-evaluations/answerable-flow.ts';
import { AnsweringPage } from '#features/quick-groups/index.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { CampaignResult } from './CampaignResult.tsx';

type Props = { readonly campaign: Campaign; readonly names: CampaignNames };

/** One evaluation of a campaign with the questionnaire that the campaign froze: answered while it runs, then its result. */
export function CampaignEvaluationPage({ campaign, names, evaluationId }: Props & { readonly evaluationId: string }) {
  const { t } = useTranslation('quick-evaluations');
  const { data, error, refetch } = useCampaignEvaluationQuery(evaluationId);
  const notFound = <RecordNotFound title={t('notFound')} listHref={evaluatedSubjectsHref(campaign.campaignId)} />;
  if (data !== undefined && data.campaignId !== campaign.campaignId) return notFound;
  return (
    <RecordState
      asked={{ record: data, error: data === undefined ? error : undefined, refetch }}
      failed="evaluation/load-failed"
      notFound={notFound}
      isWholePage
    >
      {(evaluation) => <WithQuestions campaign={campaign} names={names} evaluation={evaluation} />}
    </RecordState>
  );
}

function WithQuestions({ evaluation, ...props }: Props & { readonly evaluation: CampaignEvaluation }) {
  const { t } = useTranslation('quick-evaluations');
  const { questionnaireId, questionnaireVersion: number, campaignId, status } = evaluation;
  const { data: record, error, refetch } = useQuestionnaireVersionQuery({ questionnaireId, number });
  return (
    <RecordState
      asked={{ record, error: record === undefined ? error : undefined, refetch }}
      failed="evaluation/load-failed"
      notFound={<RecordNotFound title={t('notFound')} listHref={evaluatedSubjectsHref(campaignId)} />}
      isWholePage
    >
      {(version) =>
        status === 'finished' ? (
          <CampaignResult {...props} evaluation={evaluation} version={version} action={<ToList {...props} />} />
        ) : (
          <Running {...props} evaluation={evaluation} version={version} />
        )
      }
    </RecordState>
  );
}

function Running({
  campaign,
  names,
  evaluation,
  version,
}: Props & { readonly evaluation: CampaignEvaluation; readonly version: QuestionnaireVersion }) {
  const { t } = useTranslation('monitoring');
  const actor = useActor();
  const navigate = useNavigate();
  const flow = useMemo(() => answerableFlow(flowOf(version)), [version]);
  const isActive = campaign.status === 'active';
  const { subjectKind, subjectId, evaluationId, campaignId, secondOf } = evaluation;
  const isSecond = secondOf !== null;
  return (
    <AnsweringPage
      title={names[subjectKind](subjectId)}
      subtitle={isSecond ? [campaign.name, t('evaluations.isSecond')].join(' · ') : campaign.name}
      action={<ToList campaign={campaign} />}
      evaluation={evaluation}
      flow={flow}
      operation={isSecond ? 'campaign.secondOpinion' : 'campaign.record'}
      mayEvaluate={mayAnswer(actor, campaign, evaluation)}
      // Education accounts read and write no files of the park.
      hasMedia={actor.role !== 'pedagoadmin'}
      emptyText={t('evaluations.noQuestions')}
      note={
        isActive ? (
          isSecond && <Alert color="blue">{t('evaluations.secondHint')}</Alert>
        ) : (
          <Alert color="gray">{t('evaluations.stopped')}</Alert>
        )
      }
      onFinished={() => void navigate(campaignEvaluationHref(campaignId, evaluationId), { replace: true })}
    />
  );
}

function ToList({ campaign: { campaignId } }: Pick<Props, 'campaign'>) {
  const { t } = useTranslation('monitoring');
  return (
    <Button
      component={Link}
      to={evaluatedSubjectsHref(campaignId)}
      variant="default"
      mih={44}
      leftSection={<IconList size={18} aria-hidden />}
    >
      {t('evaluations.toList')}
    </Button>
  );
}
