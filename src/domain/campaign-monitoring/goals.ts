import { type FollowedPlan, isDone } from './planned-state.ts';

/**
 * The status of a goal: what was planned until now is done; something was done though nothing was planned; less was done
 * than planned.
 * @source specification, point 4 "Campaign", scan goal status
 */
export const GOAL_STATUSES = ['not_achieved', 'unexpected', 'achieved'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

/** The goal of an animal or an observer until now. */
export type Goal = {
  /** of the animal or the observer */
  readonly id: string;
  readonly planned: number;
  readonly done: number;
  /** the planned ones that nobody began */
  readonly missed: number;
  /** null while nothing was planned and nothing was done */
  readonly status: GoalStatus | null;
};

/**
 * Returns the goals of observers: first `observerIds` in their order, then others who did something. A session that
 * somebody else made in place of the planned observer counts for whoever made it, for whom it is unexpected where nothing
 * was planned for them. Sessions beside the plan count as done; short, interrupted and invalid ones do not, and neither
 * do second opinions. A session that was entered afterwards counts like any other.
 */
export function observerGoals({ followed, beside }: FollowedPlan, observerIds: readonly string[]): readonly Goal[] {
  const tally = tallyOf(observerIds);
  for (const { planned, state, session, isDue } of followed) {
    if (isDue && planned.observerId !== null) {
      tally.of(planned.observerId).planned += 1;
      if (state === 'missed') tally.of(planned.observerId).missed += 1;
    }
    if (session !== null && isDone(session)) tally.of(session.observerId).done += 1;
  }
  for (const session of beside) if (isDone(session)) tally.of(session.observerId).done += 1;
  return tally.goals();
}

/**
 * Returns the goals of animals: those that `livesIn` names and those that were observed. A planned session is planned for
 * every animal that lives in its enclosure now, and for those that its session observed: an animal that arrived later has
 * more planned than could be done. The sessions that count as done are those of observers. The heads of sessions name the animals of a
 * scan; which animal a focal session followed stands in its record alone.
 */
export function animalGoals(
  { followed, beside }: FollowedPlan,
  livesIn: (enclosureId: string) => readonly string[],
): readonly Goal[] {
  const tally = tallyOf(followed.flatMap(({ planned }) => livesIn(planned.enclosureId)));
  for (const { planned, state, session, isDue } of followed) {
    const animalIds = new Set([...livesIn(planned.enclosureId), ...(session?.animalIds ?? [])]);
    if (isDue)
      for (const animalId of animalIds) {
        tally.of(animalId).planned += 1;
        if (state === 'missed') tally.of(animalId).missed += 1;
      }
    if (session !== null && isDone(session)) for (const id of session.animalIds) tally.of(id).done += 1;
  }
  for (const session of beside) if (isDone(session)) for (const id of session.animalIds) tally.of(id).done += 1;
  return tally.goals();
}

/** Returns the status of a goal; null while nothing was planned and nothing was done. */
export function goalStatus({ planned, done }: Pick<Goal, 'planned' | 'done'>): GoalStatus | null {
  if (planned === 0) return done === 0 ? null : 'unexpected';
  return done >= planned ? 'achieved' : 'not_achieved';
}

/** Returns how many goals have each status. */
export function countGoals(goals: readonly Goal[]): Readonly<Record<GoalStatus, number>> {
  const count = (wanted: GoalStatus) => goals.filter(({ status }) => status === wanted).length;
  return { not_achieved: count('not_achieved'), unexpected: count('unexpected'), achieved: count('achieved') };
}

type Numbers = { planned: number; done: number; missed: number };

function tallyOf(ids: readonly string[]) {
  const numbers = new Map<string, Numbers>(ids.map((id) => [id, { planned: 0, done: 0, missed: 0 }]));
  return {
    of(id: string): Numbers {
      const known = numbers.get(id) ?? { planned: 0, done: 0, missed: 0 };
      numbers.set(id, known);
      return known;
    },
    goals: (): readonly Goal[] => [...numbers].map(([id, one]) => ({ id, ...one, status: goalStatus(one) })),
  };
}
