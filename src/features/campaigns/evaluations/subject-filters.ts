import { GOAL_STATUSES } from '#domain/campaign-monitoring/goals.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { type FollowedSubject, SUBJECT_STATES } from '#domain/campaign-evaluations/followed-subjects.ts';
import { optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** An animal or an enclosure of a campaign, with its name and that of who evaluated it last. */
export type SubjectRow = FollowedSubject<CampaignEvaluation> & {
  readonly name: string;
  /** of who leads the running evaluation, else of who led the last finished one; '' for none */
  readonly evaluatorName: string;
};

/** The filters of what a campaign evaluates: words, the state in the present period, the goal. */
export const SUBJECT_FILTERS = filtersOf<SubjectRow>()({
  search: words('q', ({ name, evaluatorName }) => [name, evaluatorName].join(' \n')),
  state: optional('state', SUBJECT_STATES, ({ state }, wanted) => state === wanted),
  goal: optional('goal', GOAL_STATUSES, ({ status }, wanted) => status === wanted),
});
