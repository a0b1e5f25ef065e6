import type { HistoryEntry } from '#domain/evaluation-history/evaluation-history.ts';

/** The evaluations of an enclosure or a group in one period, with the name of it. */
export type HistoryRow = HistoryEntry & { readonly subjectName: string };

/** Returns the address of an evaluation: the session, or the results of the group. */
export function evaluationHref({ kind, subjectId, last }: Pick<HistoryEntry, 'kind' | 'subjectId' | 'last'>): string {
  const id = encodeURIComponent(last.id);
  return kind === 'session'
    ? `/ObsSessionView?visitId=${id}`
    : `/GroupResultsView?id=${encodeURIComponent(subjectId)}&evaluation=${id}`;
}
