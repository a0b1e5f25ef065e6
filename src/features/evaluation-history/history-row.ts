import { assessmentHref } from '#domain/campaigns/campaign-href.ts';
import type { HistoryEntry, HistoryFact, HistoryKind } from '#domain/evaluation-history/evaluation-history.ts';

/** The evaluations of an enclosure, a group or an animal in one period, with the name of it. */
export type HistoryRow = HistoryEntry & { readonly subjectName: string };

/** Returns the address of the evaluations of a species in the last twelve months: of one kind, or all of them. */
export function historyHref(specieId: string, kind: HistoryKind | null = null): string {
  return `/EvalHistory?${new URLSearchParams({ species: specieId, ...(kind === null ? {} : { kind }) }).toString()}`;
}

/** Returns the address of an evaluation: the session, the results of the group, or the assessment. */
export function evaluationHref({
  kind,
  subjectId,
  id: evaluationId,
}: Pick<HistoryFact, 'kind' | 'subjectId' | 'id'>): string {
  const id = encodeURIComponent(evaluationId);
  if (kind === 'questionnaire') return assessmentHref(evaluationId);
  return kind === 'session'
    ? `/ObsSessionView?visitId=${id}`
    : `/GroupResultsView?id=${encodeURIComponent(subjectId)}&evaluation=${id}`;
}
