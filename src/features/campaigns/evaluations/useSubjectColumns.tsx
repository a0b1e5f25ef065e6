import { Group } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubjectKind } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { SUBJECT_STATES } from '#domain/campaign-evaluations/followed-subjects.ts';
import { GOAL_STATUSES } from '#domain/campaign-monitoring/goals.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { GoalBadge } from '../monitoring/GoalBadge.tsx';
import type { SubjectRow } from './subject-filters.ts';
import { SubjectStateBadge } from './SubjectStateBadge.tsx';

/** Returns the columns of what a campaign evaluates; without the score where it is not shown. */
export function useSubjectColumns(kind: SubjectKind, hasScores: boolean): readonly DataColumn<SubjectRow>[] {
  const { t } = useTranslation(['monitoring', 'scores', 'words']);
  const { number, shortDay } = useFormat();
  const { percent } = useScoreWords();
  return useMemo(() => {
    const lastOf = ({ finished }: SubjectRow) => finished[0]?.finishedAtUnix ?? null;
    const scoreOf = ({ finished }: SubjectRow) => finished[0]?.result?.overall ?? null;
    const progress = ({ done, planned }: SubjectRow) =>
      planned === 0 ? number(done) : t('words:doneOfTotal', { done: number(done), total: number(planned) });
    const score: DataColumn<SubjectRow> = {
      id: 'score',
      header: t('scores:overall'),
      width: 165,
      cell: (row) => {
        const label = row.finished[0]?.result?.label ?? null;
        return (
          <Group gap="xs" wrap="nowrap">
            {row.finished.length === 0 ? '' : percent(scoreOf(row))}
            {label !== null && <ScoreLabelBadge label={label} />}
          </Group>
        );
      },
      sortValue: scoreOf,
      exportValue: scoreOf,
    };
    return [
      {
        id: 'name',
        header: kind === 'animal' ? t('words:animal') : t('words:enclosure'),
        isTitle: true,
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        id: 'state',
        header: t('evaluations.now'),
        width: 158,
        isPlainOnCard: true,
        cell: ({ state }) => <SubjectStateBadge state={state} />,
        sortValue: ({ state }) => SUBJECT_STATES.indexOf(state),
        exportValue: ({ state }) => t(`values.subjectState.${state}`),
      },
      {
        id: 'last',
        header: t('words:last'),
        width: 112,
        cell: (row) => {
          const last = lastOf(row);
          return last === null ? '' : shortDay(last);
        },
        sortValue: lastOf,
        exportValue: (row) => {
          const last = lastOf(row);
          return last === null ? null : { instant: last };
        },
      },
      {
        id: 'evaluator',
        header: t('evaluations.evaluator'),
        width: 125,
        cell: ({ evaluatorName }) => evaluatorName,
        sortValue: ({ evaluatorName }) => evaluatorName || null,
        exportValue: ({ evaluatorName }) => evaluatorName,
      },
      ...(hasScores ? [score] : []),
      {
        id: 'goal',
        header: t('goals.status'),
        width: 152,
        isPlainOnCard: true,
        cell: ({ status }) => <GoalBadge status={status} />,
        sortValue: ({ status }) => (status === null ? null : GOAL_STATUSES.indexOf(status)),
        exportValue: ({ status }) => t(`values.goal.${status ?? 'none'}`),
      },
      {
        id: 'progress',
        header: t('columns.progress'),
        width: 105,
        // The goal says whether it is enough.
        hiddenByDefault: true,
        align: 'end',
        cell: progress,
        sortValue: ({ done }) => done,
        exportValue: progress,
      },
    ];
  }, [t, shortDay, number, percent, kind, hasScores]);
}
