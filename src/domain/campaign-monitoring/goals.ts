import type { FollowedAnimal } from '../observation-sessions/session.ts';
import { type FollowedPlan, isDone, type MonitoredSession } from './planned-state.ts';

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

/** Returns the ids of the animals that live in an enclosure now and that the campaign is about. */
type LivesIn = (enclosureId: string) => readonly string[];

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
 * more planned than could be done. The sessions that count as done are those of observers. For focal sampling see `focalGoals`.
 */
export function animalGoals(plan: FollowedPlan, livesIn: LivesIn): readonly Goal[] {
  return goalsOfAnimals(plan, livesIn, { shareOf: () => 1, countedIn: eachOnce });
}

/**
 * Returns the goals of animals in focal sampling, in observations: done are those that were ended in sessions that count.
 * The observations of a planned session are shared out in equal parts among the animals that live in its enclosure now and
 * those that its session followed, since an observer follows one animal after another.
 *
 * - The share of an animal is rounded down, so that what was planned can reach the goals of all.
 * - An animal that was followed before its share makes a whole observation has achieved its goal.
 * - A session from before the server kept whom it followed counts once for each animal that it could follow.
 * @param observationCount the focal observations that the campaign plans for a session
 */
export function focalGoals(plan: FollowedPlan, observationCount: number, livesIn: LivesIn): readonly Goal[] {
  return goalsOfAnimals(plan, livesIn, {
    shareOf: (animals) => observationCount / animals,
    countedIn: (session) => session.followed ?? eachOnce(session),
  });
}

/** Returns how many done sessions ended before the server kept whom they followed. */
export function uncountedSessions({ followed, beside }: FollowedPlan): number {
  const sessions = [...followed.flatMap(({ session }) => session ?? []), ...beside];
  return sessions.filter((session) => isDone(session) && session.followed === undefined).length;
}

/** The part of a planned session that is planned for one of so many animals, and what a session did for each animal. */
type CountOfAnimals = {
  readonly shareOf: (animals: number) => number;
  readonly countedIn: (session: MonitoredSession) => readonly FollowedAnimal[];
};

function goalsOfAnimals(
  { followed, beside }: FollowedPlan,
  livesIn: LivesIn,
  { shareOf, countedIn }: CountOfAnimals,
): readonly Goal[] {
  const tally = tallyOf(followed.flatMap(({ planned }) => livesIn(planned.enclosureId)));
  const countDone = (session: MonitoredSession) => {
    if (isDone(session))
      for (const { animalId, observations } of countedIn(session)) tally.of(animalId).done += observations;
  };
  for (const { planned, state, session, isDue } of followed) {
    if (session !== null) countDone(session);
    if (!isDue) continue;
    const observed = session === null ? [] : countedIn(session).map(({ animalId }) => animalId);
    const animalIds = new Set([...livesIn(planned.enclosureId), ...observed]);
    for (const animalId of animalIds) {
      tally.of(animalId).planned += shareOf(animalIds.size);
      if (state === 'missed') tally.of(animalId).missed += shareOf(animalIds.size);
    }
  }
  for (const session of beside) countDone(session);
  return tally.goals();
}

function eachOnce({ animalIds }: MonitoredSession): readonly FollowedAnimal[] {
  return animalIds.map((animalId) => ({ animalId, observations: 1 }));
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
    goals: (): readonly Goal[] => [...numbers].map(([id, one]) => goalOf(id, one)),
  };
}

function goalOf(id: string, { planned, done, missed }: Numbers): Goal {
  const whole = { planned: wholeOf(planned), done, missed: wholeOf(missed) };
  const isAhead = whole.planned === 0 && planned > 0 && done > 0;
  return { id, ...whole, status: isAhead ? 'achieved' : goalStatus(whole) };
}

/** Returns the whole number that a sum of shares makes; thirds that make a whole may be a little less as numbers. */
function wholeOf(shares: number): number {
  return Math.floor(shares + 1e-9);
}
