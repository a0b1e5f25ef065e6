import { pathOf } from '../common/paths.ts';

export const QUICK_GROUPS_PATH = 'fastEvalGroups';

/** The path of a group of quick evaluations. */
export function quickGroupPath(groupId: string): string {
  return pathOf(QUICK_GROUPS_PATH, groupId);
}

/** The path of an evaluation of a group. */
export function evaluationPath(groupId: string, evaluationId: string): string {
  return `${quickGroupPath(groupId)}/${pathOf('evaluations', evaluationId)}`;
}

/** The path of a set of questions of a group. */
export function questionSetPath(groupId: string, setId: string): string {
  return `${quickGroupPath(groupId)}/${pathOf('questionSets', setId)}`;
}
