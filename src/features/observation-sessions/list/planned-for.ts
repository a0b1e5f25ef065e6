import type { Campaign, PlannedSession } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';

const DAY_MS = 86_400_000;
/** The days for which a planned session that nobody made is still offered, and the next ones are shown. */
const SHOWN_DAYS = 7;

/** A planned session that a person is to make. */
export type PlannedForMe = {
  readonly campaign: Campaign;
  readonly planned: PlannedSession;
  /** its hour has passed */
  readonly isLate: boolean;
};

/**
 * Returns the planned sessions of active campaigns for an observer, of the last seven days and the next seven, by their
 * hour: those of the person, and those that name nobody in campaigns that the person observes. A session that was begun is left out.
 */
export function plannedFor(
  userId: string,
  campaigns: readonly Campaign[],
  sessions: readonly Pick<ObservationSession, 'plannedId' | 'campaignId'>[],
  nowUnix: number,
): readonly PlannedForMe[] {
  const made = new Set(sessions.map(({ campaignId, plannedId }) => `${campaignId} ${plannedId ?? ''}`));
  return campaigns
    .filter(({ status, observerIds }) => status === 'active' && observerIds.includes(userId))
    .flatMap((campaign) =>
      campaign.plan
        .filter(({ observerId }) => observerId === null || observerId === userId)
        .filter(({ atUnix }) => Math.abs(atUnix - nowUnix) <= SHOWN_DAYS * DAY_MS)
        .filter(({ plannedId }) => !made.has(`${campaign.campaignId} ${plannedId}`))
        .map((planned) => ({ campaign, planned, isLate: planned.atUnix < nowUnix })),
    )
    .toSorted((one, other) => one.planned.atUnix - other.planned.atUnix);
}
