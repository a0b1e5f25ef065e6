import { assessmentHref } from '#domain/campaigns/campaign-href.ts';
import type { HistoryEntry } from '#domain/evaluation-history/evaluation-history.ts';

/** The evaluations of an enclosure, a group or an animal in one period, with the name of it. */
export type HistoryRow = HistoryEntry & { readonly subjectName: string };

/** Returns the address of an evaluation: the session, the results of the group, or the assessment. */
export function evaluationHref({ kind, subjectId, last }: Pick<HistoryEntry, 'kind' | 'subjectId' | 'last'>): string {
  const id = encodeURIComponent(last.id);
  if (kind === 'questionnaire') return assessmentHref(last.id);
  return kind === 'session'
    ? `/ObsSessionView?visitId=${id}`
    : `/GroupResultsView?id=${encodeURIComponent(subjectId)}&evaluation=${id}`;
}
