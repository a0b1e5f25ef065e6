/** The list of the groups. */
export const GROUP_LIST_HREF = '/FastEvalGroupListView';
/** The last evaluations of the groups side by side. */
export const COMPARISON_HREF = '/FastEvalGroupComparisonView';

/** Returns the address of a group of quick evaluations; without an id that of a new one. */
export function quickGroupHref(groupId: string | null = null): string {
  return groupId === null ? '/GroupActionsView' : `/GroupActionsView?id=${encodeURIComponent(groupId)}`;
}

/** Returns the address of an evaluation that is answered; without its id the question whether to begin one. */
export function evaluationHref(groupId: string, evaluationId: string | null = null): string {
  return addressOf('/FastEvaluationView', groupId, evaluationId);
}

/** Returns the address of the results of a group: those of one evaluation, or of the last one. */
export function resultsHref(groupId: string, evaluationId: string | null = null): string {
  return addressOf('/GroupResultsView', groupId, evaluationId);
}

/** Returns the address of the photos, films and sounds of a group. */
export function galleryHref(groupId: string): string {
  return addressOf('/GroupGalleryView', groupId, null);
}

function addressOf(path: string, id: string, evaluation: string | null): string {
  const parameters = new URLSearchParams({ id, ...(evaluation === null ? {} : { evaluation }) });
  return `${path}?${parameters.toString()}`;
}
