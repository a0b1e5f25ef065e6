import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countGoals, type Goal, GOAL_STATUSES } from '#domain/campaign-monitoring/goals.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { GOAL_FILTERS, type GoalRow } from './goal-filters.ts';
import { GoalBadge } from './GoalBadge.tsx';

const idOf = (row: GoalRow) => row.id;
const nameOf = (row: GoalRow) => row.name;
const WORST_FIRST = { columnId: 'status', descending: false } as const;

/** The goals of animals or of observers: done against planned until today, those that are not achieved first. */
export function GoalList({
  of,
  goals,
  nameOfId,
  campaignName,
  hint,
  refetch,
}: {
  readonly of: 'animals' | 'observers';
  readonly goals: readonly Goal[];
  readonly nameOfId: (id: string) => string;
  readonly campaignName: string;
  /** what the numbers mean, in one sentence */
  readonly hint: string;
  readonly refetch: () => unknown;
}) {
  const { t } = useTranslation(['monitoring', 'words']);
  const { list } = useFormat();
  const rows = useMemo<readonly GoalRow[]>(
    () => goals.map((goal) => ({ ...goal, name: nameOfId(goal.id) })),
    [goals, nameOfId],
  );
  const columns = useGoalColumns(of);
  const filters = useRecordFilters(GOAL_FILTERS, {
    search: { label: t(`values.goalSearch.${of}`) },
    goal: { label: t('goals.status'), nameOf: (status) => t(`values.goal.${status}`), width: 180 },
  });
  const found = useFoundRows(GOAL_FILTERS, filters.filters, rows);
  const counts = countGoals(goals);
  const summary = {
    not_achieved: t('goals.notAchieved', { count: counts.not_achieved }),
    unexpected: t('goals.unexpected', { count: counts.unexpected }),
    achieved: t('goals.achieved', { count: counts.achieved }),
  };
  const label = t(`values.view.${of}`);
  return (
    <>
      <Text fz="sm" c="dimmed" mb="xs">
        {hint}
      </Text>
      <RecordList
        source={{ rows, refetch }}
        found={found}
        filters={filters}
        filtersLabel={t('filters.goals')}
        summary={list(GOAL_STATUSES.filter((status) => counts[status] > 0).map((status) => summary[status]))}
        empty={{ title: t('goals.empty') }}
        label={label}
        listKey={`campaign-goals-${of}`}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        initialSort={WORST_FIRST}
        exportAs={{ name: `${campaignName} ${label}` }}
      />
    </>
  );
}

function useGoalColumns(of: 'animals' | 'observers'): readonly DataColumn<GoalRow>[] {
  const { t } = useTranslation('monitoring');
  const { number } = useFormat();
  return useMemo(() => {
    const figure = (id: 'planned' | 'done' | 'missed'): DataColumn<GoalRow> => ({
      id,
      header: t(`values.figure.${id}`),
      width: 120,
      align: 'end',
      cell: (row) => number(row[id]),
      sortValue: (row) => row[id],
      exportValue: (row) => row[id],
    });
    return [
      {
        id: 'name',
        header: t(`values.goalName.${of}`),
        isTitle: true,
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        id: 'status',
        header: t('goals.status'),
        width: 170,
        isPlainOnCard: true,
        cell: ({ status }) => <GoalBadge status={status} />,
        sortValue: ({ status }) => (status === null ? null : GOAL_STATUSES.indexOf(status)),
        exportValue: ({ status }) => t(`values.goal.${status ?? 'none'}`),
      },
      figure('planned'),
      figure('done'),
      figure('missed'),
    ];
  }, [t, number, of]);
}
