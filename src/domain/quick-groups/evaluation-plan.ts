import type { EpochMs } from '../time/epoch.ts';
import type { QuickGroup } from './quick-group.ts';

/** Returns whether a group was evaluated on a day or after it; `day` is the first instant of the day. */
export function isEvaluatedSince({ lastEvaluation }: Pick<QuickGroup, 'lastEvaluation'>, day: EpochMs): boolean {
  return lastEvaluation !== null && lastEvaluation.atUnix >= day;
}

/** Returns whether the day of the next evaluation is over without one; `today` is the first instant of the day. */
export function isEvaluationLate(
  group: Pick<QuickGroup, 'lastEvaluation' | 'nextEvaluationAtUnix'>,
  today: EpochMs,
): boolean {
  const { nextEvaluationAtUnix: day } = group;
  return day !== null && day < today && !isEvaluatedSince(group, day);
}
