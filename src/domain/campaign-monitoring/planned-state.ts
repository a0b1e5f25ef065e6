import type { Campaign, PlannedSession, SamplingMethod } from '../campaigns/campaign.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import { endOfDay } from '../time/calendar-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';

/** The states of a planned session, those that need somebody first. */
export const PLANNED_STATES = [
  'missed',
  'invalid',
  'interrupted',
  'short',
  'running',
  'toCome',
  'done',
  'cancelled',
] as const;
export type PlannedState = (typeof PLANNED_STATES)[number];

/** The head of a session as far as monitoring needs it. */
export type MonitoredSession = Pick<
  ObservationSession,
  | 'visitId'
  | 'plannedId'
  | 'enclosureId'
  | 'observerId'
  | 'method'
  | 'animalIds'
  | 'status'
  | 'secondOf'
  | 'plannedCount'
  | 'doneCount'
  | 'followed'
  | 'startedAtUnix'
  | 'invalidReason'
>;

/** A planned session with what became of it. */
export type FollowedSession = {
  readonly planned: PlannedSession;
  readonly state: PlannedState;
  /** the session that makes it, or its best attempt; null while nobody began it */
  readonly session: MonitoredSession | null;
  /** it counts as planned until now: its day has passed, or it is done */
  readonly isDue: boolean;
};

/** The plan of a campaign and its sessions, compared. */
export type FollowedPlan = {
  /** in the order of the plan */
  readonly followed: readonly FollowedSession[];
  /** sessions that name no session of the plan, second opinions left out */
  readonly beside: readonly MonitoredSession[];
};

/**
 * Returns whether a session is done: ended with everything that was planned for it, and not invalidated. A session that
 * was entered afterwards is done like any other; a second opinion is never done, because it repeats the session of somebody else.
 */
export function isDone(session: MonitoredSession): boolean {
  return session.status === 'finished' && session.doneCount >= session.plannedCount && takesPlanned(session);
}

/**
 * Returns whether a session takes the planned one that it names from those that are to be made: a second opinion does
 * not, because it repeats the session of somebody else, and neither does an invalid session.
 */
export function takesPlanned({
  secondOf,
  invalidReason,
}: Pick<MonitoredSession, 'secondOf' | 'invalidReason'>): boolean {
  return secondOf === null && invalidReason === '';
}

/**
 * Returns what became of each planned session at an instant. Several sessions may name one of the plan: the best of them
 * decides (done, running, short, interrupted, then invalid), the first of equal ones.
 *
 * - A planned session is missed once its day in Europe/Paris has passed and nobody began it; until then it is to come.
 * - It is cancelled where the campaign was stopped before that day ended.
 * - A session that was entered afterwards makes the planned session that it names, whatever day it was entered on.
 * - A second opinion makes no planned session and is not beside the plan.
 * - An invalid session makes nothing: its planned session is to be made again.
 */
export function followPlan(
  { plan, stoppedAtUnix }: Pick<Campaign, 'plan' | 'stoppedAtUnix'>,
  sessions: readonly MonitoredSession[],
  now: EpochMs,
): FollowedPlan {
  const own = sessions.filter(({ secondOf }) => secondOf === null);
  const plannedIds = new Set(plan.map(({ plannedId }) => plannedId));
  const attempts = Map.groupBy(own, ({ plannedId }) => plannedId);
  return {
    followed: plan.map((planned) => {
      const session = bestOf(attempts.get(planned.plannedId) ?? []);
      const dayEnd = endOfDay(planned.atUnix, ZONE);
      const state = session === null ? stateWithout(dayEnd, stoppedAtUnix, now) : stateOfSession(session);
      const isDue = state === 'done' || (state !== 'cancelled' && dayEnd <= now);
      return { planned, state, session, isDue };
    }),
    beside: own.filter(({ plannedId }) => plannedId === null || !plannedIds.has(plannedId)),
  };
}

/**
 * Returns the part of a followed plan that a method is answerable for: what was made with it, and what nobody began,
 * since a campaign with two methods leaves the choice to the observer.
 */
export function ofMethod({ followed, beside }: FollowedPlan, method: SamplingMethod): FollowedPlan {
  return {
    followed: followed.filter(({ session }) => session === null || session.method === method),
    beside: beside.filter((session) => session.method === method),
  };
}

/** The numbers of the sentence with which monitoring begins. */
export type Finding = {
  /** planned until now: those of passed days, and what was done ahead of its day */
  readonly due: number;
  readonly done: number;
  readonly missed: number;
  /** begun on a passed day and not done: short, interrupted, invalid, still running */
  readonly unfinished: number;
};

/** Returns how many of the planned sessions until now are done, missed and unfinished; zeros for an empty plan. */
export function findingOf(followed: readonly FollowedSession[]): Finding {
  const due = followed.filter(({ isDue }) => isDue);
  const done = due.filter(({ state }) => state === 'done').length;
  const missed = due.filter(({ state }) => state === 'missed').length;
  return { due: due.length, done, missed, unfinished: due.length - done - missed };
}

const BEST_FIRST: readonly PlannedState[] = ['done', 'running', 'short', 'interrupted', 'invalid'];

function bestOf(attempts: readonly MonitoredSession[]): MonitoredSession | null {
  const rank = (session: MonitoredSession) => BEST_FIRST.indexOf(stateOfSession(session));
  const sorted = attempts.toSorted((one, other) => rank(one) - rank(other) || one.startedAtUnix - other.startedAtUnix);
  return sorted[0] ?? null;
}

/** Returns the state that a begun session gives to the planned one that it makes. */
export function stateOfSession(session: MonitoredSession): PlannedState {
  if (session.invalidReason !== '') return 'invalid';
  if (session.status !== 'finished') return session.status;
  return isDone(session) ? 'done' : 'short';
}

function stateWithout(dayEnd: EpochMs, stoppedAtUnix: EpochMs | null, now: EpochMs): PlannedState {
  if (stoppedAtUnix !== null && stoppedAtUnix < dayEnd) return 'cancelled';
  return dayEnd <= now ? 'missed' : 'toCome';
}
