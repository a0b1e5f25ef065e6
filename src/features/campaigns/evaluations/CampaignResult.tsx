import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { campaignResultOf, showsScores } from '#domain/campaign-evaluations/campaign-result.ts';
import { secondsOf } from '#domain/campaign-evaluations/second-opinion.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { QuestionnaireVersion } from '#domain/questionnaires/questionnaire.ts';
import { finishedAt, type Scored, useDuration } from '#features/quick-groups/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { OfSecondOpinion } from './OfSecondOpinion.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import { SecondOpinionButton } from './SecondOpinionButton.tsx';
import { useEvaluationsOfSubject } from './useEvaluationsOfSubject.ts';

/**
 * The result of a finished evaluation of a campaign, compared with the one before of the same animal or enclosure, and with
 * the second opinions on it. An auditor who is giving one sees neither answers nor scores before its end.
 */
export function CampaignResult({
  campaign,
  names,
  evaluation,
  version,
  action,
}: {
  readonly campaign: Campaign;
  readonly names: CampaignNames;
  readonly evaluation: CampaignEvaluation;
  readonly version: QuestionnaireVersion;
  readonly action: ReactNode;
}) {
  const { t } = useTranslation(['quick-evaluations', 'monitoring']);
  const { dateTime } = useFormat();
  const durationOf = useDuration();
  const { userId } = useActor();
  const hasScores = showsScores(campaign, useNow());
  const { finished, seconds, isKnown } = useEvaluationsOfSubject(campaign, evaluation);
  const { subjectKind, subjectId, leaderId, durationMs, evaluationId, secondOf } = evaluation;
  // The server scores an evaluation as soon as it hears of its end: without a network this device does so itself.
  const scoredOf = (one: CampaignEvaluation): Scored<CampaignEvaluation> => ({
    evaluation: one,
    result: one.result ?? campaignResultOf(one, version),
  });
  const isHidden = secondsOf(seconds, evaluationId).some(
    (second) => second.status === 'running' && second.leaderId === userId,
  );
  return (
    <>
      <PageHeader
        title={names[subjectKind](subjectId)}
        subtitle={campaign.name}
        action={
          <>
            {isKnown && <SecondOpinionButton campaign={campaign} first={evaluation} seconds={seconds} />}
            {action}
          </>
        }
      />
      <Text fz="sm" c="dimmed" mt="sm">
        {t('shown', {
          date: dateTime(finishedAt({ evaluation, result: null })),
          name: names.person(leaderId),
          time: durationOf(durationMs),
        })}
      </Text>
      {secondOf !== null && <OfSecondOpinion secondOf={secondOf} finished={finished} names={names} />}
      {!hasScores && (
        <Alert color="blue" mt="sm">
          {campaign.type === 'pedagogical'
            ? t('monitoring:values.evaluationsApart.pedagogical')
            : t('monitoring:evaluations.delayed')}
        </Alert>
      )}
      {isHidden ? (
        <Alert color="blue" mt="sm">
          {t('monitoring:evaluations.secondHidden')}
        </Alert>
      ) : (
        <ResultTabs
          evaluation={evaluation}
          version={version}
          finished={finished.map(scoredOf)}
          seconds={seconds.map(scoredOf)}
          names={names}
          hasScores={hasScores}
        />
      )}
    </>
  );
}
