import { isEvaluatedSince } from '../quick-groups/evaluation-plan.ts';
import type { QuickGroup } from '../quick-groups/quick-group.ts';
import type { EpochMs } from '../time/epoch.ts';

const HOUR = 3_600_000;

/** The hours of a day, counted from its first instant, in which its evaluation is reminded of: not in the night. */
const REMINDED = { fromMs: 6 * HOUR, untilMs: 22 * HOUR };

/** Returns the span of first instants of days whose evaluations are reminded of at `now`; its first is not included. */
export function evaluationWindow(now: EpochMs): { readonly after: EpochMs; readonly until: EpochMs } {
  return { after: now - REMINDED.untilMs, until: now - REMINDED.fromMs };
}

/**
 * Returns whether the members of a group are reminded at `now` of the evaluation planned for this day: the group is in
 * use, and has not been evaluated since the day began.
 */
export function isEvaluationDue(
  group: Pick<QuickGroup, 'isArchived' | 'nextEvaluationAtUnix' | 'lastEvaluation'>,
  now: EpochMs,
): boolean {
  const { isArchived, nextEvaluationAtUnix: day } = group;
  const { after, until } = evaluationWindow(now);
  return !isArchived && day !== null && day > after && day <= until && !isEvaluatedSince(group, day);
}
