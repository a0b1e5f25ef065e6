import { IconHistory, IconListDetails, IconReportAnalytics, IconSum, IconUsers } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { secondsOf } from '#domain/campaign-evaluations/second-opinion.ts';
import { campaignEvaluationHref } from '#domain/campaigns/campaign-href.ts';
import type { QuestionnaireVersion } from '#domain/questionnaires/questionnaire.ts';
import { Answers, Explained, finishedAt, History, Overview, type Scored } from '#features/quick-groups/index.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { type RecordTab, RecordTabs } from '#kit/page/RecordTabs.tsx';
import { ScoreReport } from '#kit/scoring/ScoreReport.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { type ResultPart, resultParts } from './addresses.ts';

// Fetched apart with their words: few evaluations have second opinions.
const SecondOpinions = lazy(async () => {
  const [part] = await Promise.all([
    import('./SecondOpinions.tsx'),
    loadNamespaces(['second-opinions', 'quick-agreement']),
  ]);
  return { default: part.SecondOpinions };
});

type Opinion = Scored<CampaignEvaluation>;

/**
 * The parts of a result: scores, answers, second opinions, and the evaluations of the same animal or enclosure. The result
 * of a second opinion stands beside the evaluation that it is about, and is compared with none before.
 */
export function ResultTabs({
  evaluation,
  version,
  finished,
  seconds,
  names,
  hasScores,
}: {
  readonly evaluation: CampaignEvaluation;
  readonly version: QuestionnaireVersion;
  /** the latest first, without second opinions */
  readonly finished: readonly Opinion[];
  readonly seconds: readonly Opinion[];
  readonly names: CampaignNames;
  readonly hasScores: boolean;
}) {
  const { t } = useTranslation(['quick-evaluations', 'monitoring']);
  const { evaluationId, secondOf } = evaluation;
  const isShown = (one: Opinion) => one.evaluation.evaluationId === evaluationId;
  const at = finished.findIndex(isShown);
  const ended = seconds.filter((one) => one.evaluation.status === 'finished');
  const all = [...finished, ...ended].toSorted((one, other) => finishedAt(other) - finishedAt(one));
  const shown = all.find(isShown);
  if (shown === undefined) return null;
  const first = secondOf === null ? shown : finished.find((one) => one.evaluation.evaluationId === secondOf);
  const onFirst = secondsOf(
    seconds.map((one) => one.evaluation),
    evaluationId,
  );
  const compared =
    secondOf === null ? onFirst.flatMap((one) => seconds.find(({ evaluation: its }) => its === one) ?? []) : [shown];
  const tabs = {
    overview: {
      label: t('values.tab.overview'),
      icon: IconReportAnalytics,
      panel: () => <Overview shown={shown} before={at === -1 ? null : (finished[at + 1] ?? null)} />,
    },
    answers: {
      label: t('values.tab.answers'),
      icon: IconListDetails,
      panel: () => (
        <Explained evaluation={evaluation}>{(explained) => <Answers {...explained} hasScores={hasScores} />}</Explained>
      ),
    },
    scores: {
      label: t('values.tab.scores'),
      icon: IconSum,
      panel: () => <Explained evaluation={evaluation}>{(explained) => <ScoreReport {...explained} />}</Explained>,
    },
    second: {
      label: t('monitoring:evaluations.secondTab'),
      icon: IconUsers,
      panel: () =>
        first === undefined ? (
          <EmptyState title={t('notFound')} />
        ) : (
          <SecondOpinions
            first={first}
            seconds={compared}
            version={version}
            nameOf={names.person}
            hasScores={hasScores}
          />
        ),
    },
    history: {
      label: t('values.tab.history'),
      icon: IconHistory,
      panel: () => (
        <History
          finished={all}
          shown={shown}
          hasScores={hasScores}
          hrefOf={(one) => campaignEvaluationHref(one.campaignId, one.evaluationId)}
          leaderOf={(one, name) => (one.secondOf === null ? name : t('monitoring:evaluations.secondBy', { name }))}
        />
      ),
    },
  } as const satisfies Record<ResultPart, RecordTab>;
  return <RecordTabs address={resultParts({ hasScores, hasSeconds: compared.length > 0 })} mt="md" tabs={tabs} />;
}
