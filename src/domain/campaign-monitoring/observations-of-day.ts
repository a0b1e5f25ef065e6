import type { Campaign } from '../campaigns/campaign.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import { addDays, startOfDay } from '../time/calendar-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import { followPlan, type PlannedState, stateOfSession } from './planned-state.ts';

/** An observation of a day: a session that is planned, one that was made in its place, or one beside the plan. */
export type ObservationOfDay = {
  /** of the planned session or the session, with the campaign: unique within a day */
  readonly key: string;
  readonly campaign: Campaign;
  readonly enclosureId: string;
  /** null for a session beside the plan */
  readonly plannedId: string | null;
  /** null while nobody began it */
  readonly visitId: string | null;
  /** null for a planned session of nobody */
  readonly observerId: string | null;
  /** when it began, or is planned */
  readonly atUnix: EpochMs;
  readonly state: PlannedState;
  /** to come, though its hour has passed */
  readonly isLate: boolean;
};

/**
 * Returns the observations of today in Europe/Paris, by their hour: what active campaigns plan for today, and the
 * sessions that began today. Campaigns are those that the person reads; sessions of others are left out.
 */
export function observationsOfDay(
  campaigns: readonly Campaign[],
  sessions: readonly ObservationSession[],
  now: EpochMs,
): readonly ObservationOfDay[] {
  const from = startOfDay(now, ZONE);
  const until = addDays(from, 1, ZONE);
  const isToday = (instant: EpochMs) => instant >= from && instant < until;
  return campaigns
    .filter(({ status }) => status === 'active')
    .flatMap((campaign): ObservationOfDay[] => {
      const own = sessions.filter(({ campaignId }) => campaignId === campaign.campaignId);
      const { followed, beside } = followPlan(campaign, own, now);
      const keyOf = (id: string) => `${campaign.campaignId} ${id}`;
      const planned = followed
        .filter((one) => isToday(one.planned.atUnix) || (one.session !== null && isToday(one.session.startedAtUnix)))
        .map(({ planned: { plannedId, enclosureId, observerId, atUnix }, session, state }) => ({
          ...{ key: keyOf(plannedId), campaign, enclosureId, plannedId, visitId: session?.visitId ?? null, state },
          observerId: session?.observerId ?? observerId,
          atUnix: session?.startedAtUnix ?? atUnix,
          isLate: state === 'toCome' && atUnix < now,
        }));
      const free = beside
        .filter(({ startedAtUnix }) => isToday(startedAtUnix))
        .map((session) => ({
          ...{ key: keyOf(session.visitId), campaign, enclosureId: session.enclosureId, isLate: false },
          ...{ plannedId: null, visitId: session.visitId },
          ...{ observerId: session.observerId, atUnix: session.startedAtUnix, state: stateOfSession(session) },
        }));
      return [...planned, ...free];
    })
    .toSorted((one, other) => one.atUnix - other.atUnix);
}

/** Returns the observations that concern a person: their own, and those of nobody in campaigns that they observe. */
export function observationsFor(
  userId: string,
  observations: readonly ObservationOfDay[],
): readonly ObservationOfDay[] {
  return observations.filter(
    ({ observerId, campaign }) =>
      observerId === userId || (observerId === null && campaign.observerIds.includes(userId)),
  );
}
