import { Alert, Anchor, Group, Text } from '@mantine/core';
import {
  IconChartLine,
  IconHistory,
  IconListDetails,
  IconReportAnalytics,
  IconSum,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { ScoreReport } from '#kit/scoring/ScoreReport.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { resultsHref } from '../addresses.ts';
import { Agreement } from '../agreement/Agreement.tsx';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { useDuration } from '../parts/useDuration.ts';
import { useMayEvaluate } from '../parts/useMayEvaluate.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { Answers } from './Answers.tsx';
import { Evolution } from './Evolution.tsx';
import { Explained } from './Explained.tsx';
import { History } from './History.tsx';
import { Overview } from './Overview.tsx';
import { ResultsHead, StartLink } from './ResultsHead.tsx';
import { RESULT_TABS } from './tabs.ts';
import { finishedAt, type Scored, useGroupResults } from './useGroupResults.ts';

/** The results of a group, in tabs. */
export function Results({ row }: { readonly row: QuickGroupRow }) {
  const { t } = useTranslation('quick-evaluations');
  const [parameters] = useSearchParams();
  const mayEvaluate = useMayEvaluate(row.group);
  const { groupId } = row;
  const wanted = parameters.get('evaluation');
  return (
    <RecordState
      asked={useGroupResults(groupId)}
      failed="evaluation/load-failed"
      notFound={<RecordNotFound title={t('notFound')} listHref="/FastEvalGroupListView" />}
      isWholePage
    >
      {({ running, finished }) => {
        const named = finished.find(({ evaluation }) => evaluation.evaluationId === wanted);
        const shown = named ?? finished[0];
        return (
          <>
            <ResultsHead row={row} running={running} finished={finished} />
            {shown === undefined ? (
              <EmptyState
                title={t('none')}
                message={t('noneText')}
                action={mayEvaluate && running === null && <StartLink groupId={groupId} />}
              />
            ) : (
              <>
                {wanted !== null && named === undefined && wanted !== running?.evaluationId && (
                  <Alert color="orange" mt="sm">
                    {t('notFound')}
                  </Alert>
                )}
                <ShownEvaluation scored={shown} isLast={shown === finished[0]} />
                <Tabs shown={shown} finished={finished} />
              </>
            )}
          </>
        );
      }}
    </RecordState>
  );
}

/** Which evaluation the page shows: its date, the person who led it and the time it took. */
function ShownEvaluation({ scored, isLast }: { readonly scored: Scored; readonly isLast: boolean }) {
  const { t } = useTranslation('quick-evaluations');
  const { dateTime } = useFormat();
  const durationOf = useDuration();
  const nameOf = usePersonNames();
  const { groupId, leaderId, durationMs } = scored.evaluation;
  return (
    <Group gap="sm" mt="sm">
      <Text fz="sm" c="dimmed">
        {t('shown', { date: dateTime(finishedAt(scored)), name: nameOf(leaderId), time: durationOf(durationMs) })}
      </Text>
      {!isLast && (
        <Anchor component={Link} to={resultsHref(groupId)} fz="sm" underline="always">
          {t('toLast')}
        </Anchor>
      )}
    </Group>
  );
}

function Tabs({ shown, finished }: { readonly shown: Scored; readonly finished: readonly Scored[] }) {
  const { t } = useTranslation('quick-evaluations');
  const { evaluation } = shown;
  const before = finished[finished.indexOf(shown) + 1] ?? null;
  return (
    <RecordTabs
      address={RESULT_TABS}
      mt="md"
      tabs={{
        overview: {
          label: t('values.tab.overview'),
          icon: IconReportAnalytics,
          panel: () => <Overview shown={shown} before={before} />,
        },
        answers: {
          label: t('values.tab.answers'),
          icon: IconListDetails,
          panel: () => <Explained evaluation={evaluation}>{(explained) => <Answers {...explained} />}</Explained>,
        },
        scores: {
          label: t('values.tab.scores'),
          icon: IconSum,
          panel: () => <Explained evaluation={evaluation}>{(explained) => <ScoreReport {...explained} />}</Explained>,
        },
        evolution: {
          label: t('values.tab.evolution'),
          icon: IconChartLine,
          panel: () => <Evolution finished={finished} />,
        },
        history: {
          label: t('values.tab.history'),
          icon: IconHistory,
          panel: () => (
            <History
              finished={finished}
              shown={shown}
              hrefOf={({ groupId, evaluationId }) => resultsHref(groupId, evaluationId)}
            />
          ),
        },
        agreement: {
          label: t('values.tab.agreement'),
          icon: IconUsers,
          panel: () => <Agreement finished={finished} />,
        },
      }}
    />
  );
}
