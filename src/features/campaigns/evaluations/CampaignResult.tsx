import { Alert, Text } from '@mantine/core';
import { IconHistory, IconListDetails, IconReportAnalytics, IconSum } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { campaignResultOf, showsScores } from '#domain/campaign-evaluations/campaign-result.ts';
import { campaignEvaluationHref } from '#domain/campaigns/campaign-href.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { QuestionnaireVersion } from '#domain/questionnaires/questionnaire.ts';
import {
  Answers,
  Explained,
  finishedAt,
  History,
  Overview,
  type Scored,
  useDuration,
} from '#features/quick-groups/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { ScoreReport } from '#kit/scoring/ScoreReport.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { PARTS_WITHOUT_SCORES, RESULT_PARTS } from './addresses.ts';
import { useFinishedOf } from './useFinishedOf.ts';

/** The result of a finished evaluation of a campaign, compared with the one before of the same animal or enclosure. */
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
  const hasScores = showsScores(campaign, useNow());
  const { subjectKind, subjectId, leaderId, durationMs, evaluationId } = evaluation;
  // The server scores an evaluation as soon as it hears of its end: without a network this device does so itself.
  const scoredOf = (one: CampaignEvaluation): Scored<CampaignEvaluation> => ({
    evaluation: one,
    result: one.result ?? campaignResultOf(one, version),
  });
  const finished = useFinishedOf(campaign, evaluation).map(scoredOf);
  const at = finished.findIndex((one) => one.evaluation.evaluationId === evaluationId);
  const shown = finished[at] ?? scoredOf(evaluation);
  const tabs = {
    answers: {
      label: t('values.tab.answers'),
      icon: IconListDetails,
      panel: () => (
        <Explained evaluation={evaluation}>{(explained) => <Answers {...explained} hasScores={hasScores} />}</Explained>
      ),
    },
    history: {
      label: t('values.tab.history'),
      icon: IconHistory,
      panel: () => (
        <History
          finished={finished}
          shown={shown}
          hasScores={hasScores}
          hrefOf={(one) => campaignEvaluationHref(one.campaignId, one.evaluationId)}
        />
      ),
    },
  } as const satisfies Record<string, RecordTab>;
  return (
    <>
      <PageHeader title={names[subjectKind](subjectId)} subtitle={campaign.name} action={action} />
      <Text fz="sm" c="dimmed" mt="sm">
        {t('shown', {
          date: dateTime(finishedAt(shown)),
          name: names.person(leaderId),
          time: durationOf(durationMs),
        })}
      </Text>
      {!hasScores && (
        <Alert color="blue" mt="sm">
          {campaign.type === 'pedagogical'
            ? t('monitoring:values.evaluationsApart.pedagogical')
            : t('monitoring:evaluations.delayed')}
        </Alert>
      )}
      {hasScores ? (
        <RecordTabs
          address={RESULT_PARTS}
          mt="md"
          tabs={{
            ...tabs,
            overview: {
              label: t('values.tab.overview'),
              icon: IconReportAnalytics,
              panel: () => <Overview shown={shown} before={finished[at + 1] ?? null} />,
            },
            scores: {
              label: t('values.tab.scores'),
              icon: IconSum,
              panel: () => (
                <Explained evaluation={evaluation}>{(explained) => <ScoreReport {...explained} />}</Explained>
              ),
            },
          }}
        />
      ) : (
        <RecordTabs address={PARTS_WITHOUT_SCORES} mt="md" tabs={tabs} />
      )}
    </>
  );
}
