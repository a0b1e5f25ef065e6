import { type Goal, goalStatus } from '../campaign-monitoring/goals.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { periodsUntil } from '../campaigns/plan.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { CampaignEvaluation } from './campaign-evaluation.ts';
import { concernedIds } from './concerned-subjects.ts';

/** The states of an animal or an enclosure in the present period of a campaign, those that need somebody first. */
export const SUBJECT_STATES = ['open', 'running', 'done'] as const;
export type SubjectState = (typeof SUBJECT_STATES)[number];

/** An evaluation as far as monitoring needs it. */
export type MonitoredEvaluation = Pick<
  CampaignEvaluation,
  'evaluationId' | 'subjectId' | 'secondOf' | 'status' | 'leaderId' | 'startedAtUnix' | 'finishedAtUnix' | 'result'
>;

/** An animal or an enclosure of a campaign with its evaluations. */
export type FollowedSubject<Evaluation extends MonitoredEvaluation = MonitoredEvaluation> = Goal & {
  readonly state: SubjectState;
  readonly running: Evaluation | null;
  /** the finished ones, the latest first */
  readonly finished: readonly Evaluation[];
  /** second opinions on any of them, also running ones: they count for nothing */
  readonly seconds: readonly Evaluation[];
};

/**
 * Returns what is evaluated in a campaign at an instant: first what it concerns, in its order, then what was evaluated
 * beside. Its goal is one evaluation in each period of the frequency. An evaluation counts for the period in which it was
 * begun, once it is finished; several in one period count as one.
 *
 * - A period counts as planned once it is over, or its evaluation is finished before; of a stopped campaign, once it was
 *   over before that.
 * - A second opinion repeats the evaluation of somebody else: it counts for nothing, and keeps none from running.
 * - Nothing is planned for what the campaign does not concern: its evaluations are unexpected.
 */
export function followSubjects<Evaluation extends MonitoredEvaluation>(
  campaign: Campaign,
  evaluations: readonly Evaluation[],
  now: EpochMs,
): readonly FollowedSubject<Evaluation>[] {
  const bySubject = Map.groupBy(evaluations, ({ subjectId }) => subjectId);
  const concerned = new Set(concernedIds(campaign));
  const ends = Math.min(now, campaign.stoppedAtUnix ?? now);
  const periods = periodsUntil(campaign, ends);
  return [...new Set([...concerned, ...bySubject.keys()])].map((id) => {
    const all = bySubject.get(id) ?? [];
    const own = all.filter(({ secondOf }) => secondOf === null);
    const seconds = all.filter(({ secondOf }) => secondOf !== null);
    const running = own.find(({ status }) => status === 'running') ?? null;
    const finished = own
      .filter(({ status }) => status === 'finished')
      .toSorted((one, other) => endOf(other) - endOf(one));
    const made = periods.map(({ fromMs, untilMs }) =>
      finished.some(({ startedAtUnix }) => startedAtUnix >= fromMs && startedAtUnix < untilMs),
    );
    const state = running !== null ? 'running' : made.at(-1) === true ? 'done' : 'open';
    if (!concerned.has(id)) {
      const numbers = { planned: 0, done: finished.length, missed: 0 };
      return { id, ...numbers, status: goalStatus(numbers), state, running, finished, seconds };
    }
    const done = made.filter(Boolean).length;
    const planned = periods.filter(({ untilMs }, at) => made[at] === true || untilMs <= ends).length;
    const numbers = { planned, done, missed: planned - done };
    return { id, ...numbers, status: goalStatus(numbers), state, running, finished, seconds };
  });
}

/** Returns the instant at which an evaluation was finished; its beginning while it is running. */
function endOf({ finishedAtUnix, startedAtUnix }: MonitoredEvaluation): EpochMs {
  return finishedAtUnix ?? startedAtUnix;
}
