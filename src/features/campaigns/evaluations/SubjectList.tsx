import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { subjectKindOf } from '#domain/campaign-evaluations/concerned-subjects.ts';
import type { FollowedSubject } from '#domain/campaign-evaluations/followed-subjects.ts';
import { countGoals, GOAL_STATUSES } from '#domain/campaign-monitoring/goals.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { SUBJECT_FILTERS, type SubjectRow } from './subject-filters.ts';
import { SubjectActions } from './SubjectActions.tsx';
import type { useCampaignEvaluations } from './useCampaignEvaluations.ts';
import { useSubjectColumns } from './useSubjectColumns.tsx';

const idOf = (row: SubjectRow) => row.id;
const nameOf = (row: SubjectRow) => row.name;
/** Those to evaluate stand first. */
const OPEN_FIRST = { columnId: 'state', descending: false } as const;

/** The animals or enclosures of a campaign with their state in the present period, last evaluation, score and goal. */
export function SubjectList({
  campaign,
  subjects,
  source: { refetch, unreadable, cutAfter },
  names,
  hasScores,
}: {
  readonly campaign: Campaign;
  readonly subjects: readonly FollowedSubject<CampaignEvaluation>[];
  readonly source: Pick<ReturnType<typeof useCampaignEvaluations>, 'refetch' | 'unreadable' | 'cutAfter'>;
  readonly names: CampaignNames;
  readonly hasScores: boolean;
}) {
  const { t } = useTranslation('monitoring');
  const { list } = useFormat();
  const kind = subjectKindOf(campaign);
  const columns = useSubjectColumns(kind, hasScores);
  const rows = useMemo(
    () =>
      subjects.map((subject): SubjectRow => {
        const leaderId = (subject.running ?? subject.finished[0])?.leaderId;
        const evaluatorName = leaderId === undefined ? '' : names.person(leaderId);
        return { ...subject, name: names[kind](subject.id), evaluatorName };
      }),
    [subjects, names, kind],
  );
  const filters = useRecordFilters(SUBJECT_FILTERS, {
    search: { label: t(`values.subjectSearch.${kind}`) },
    state: { label: t('evaluations.now'), nameOf: (state) => t(`values.subjectState.${state}`), width: 170 },
    goal: { label: t('goals.status'), nameOf: (status) => t(`values.goal.${status}`), width: 170 },
  });
  const found = useFoundRows(SUBJECT_FILTERS, filters.filters, rows);
  const counts = countGoals(subjects);
  const summary = {
    not_achieved: t('goals.notAchieved', { count: counts.not_achieved }),
    unexpected: t('goals.unexpected', { count: counts.unexpected }),
    achieved: t('goals.achieved', { count: counts.achieved }),
  };
  const actions = useCallback((row: SubjectRow) => <SubjectActions campaign={campaign} row={row} />, [campaign]);
  const label = t(`values.subjects.${kind}`);
  return (
    <RecordList
      source={{ rows, refetch, unreadable, cutAfter }}
      found={found}
      filters={filters}
      filtersLabel={t('evaluations.filters')}
      summary={list(GOAL_STATUSES.filter((status) => counts[status] > 0).map((status) => summary[status]))}
      empty={{ title: t('evaluations.emptyTitle'), message: t('evaluations.emptyText') }}
      label={label}
      listKey="campaign-evaluations"
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowActions={actions}
      actionsLabel={t('evaluations.actions')}
      initialSort={OPEN_FIRST}
      exportAs={{ name: `${campaign.name} ${label}` }}
    />
  );
}
