import type { Campaign, PlannedSession } from '../campaigns/campaign.ts';
import { isOver } from '../campaigns/campaign-steps.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';
import { followPlan, takesPlanned } from './planned-state.ts';

/** A campaign that runs in an enclosure, or in several. */
export type CampaignInPlaces = {
  readonly campaign: Campaign;
  /** the next planned session there that is to be made; null where none is left */
  readonly next: PlannedSession | null;
  /** the session that ended there last and counts; null for none */
  readonly last: ObservationSession | null;
  /** planned sessions there that nobody began; null while sessions are not known */
  readonly missed: number | null;
};

/**
 * Returns the active campaigns that concern one of the enclosures, with their state there: the soonest next session
 * first, then those without one. `sessions` is null where they are not read: then a planned session counts as to come until its
 * day has passed, and nothing is known of the last one and the missed ones.
 */
export function campaignsInPlaces(
  campaigns: readonly Campaign[],
  enclosureIds: readonly string[],
  sessions: readonly ObservationSession[] | null,
  now: EpochMs,
): readonly CampaignInPlaces[] {
  const places = new Set(enclosureIds);
  return campaigns
    .filter((campaign) => campaign.status === 'active' && !isOver(campaign, now))
    .filter((campaign) => campaign.enclosureIds.some((id) => places.has(id)))
    .map((campaign) => {
      const plan = campaign.plan.filter(({ enclosureId }) => places.has(enclosureId));
      const own = (sessions ?? []).filter(
        ({ campaignId, enclosureId }) => campaignId === campaign.campaignId && places.has(enclosureId),
      );
      const { followed } = followPlan({ plan, stoppedAtUnix: null }, own, now);
      const toCome = followed.filter(({ state }) => state === 'toCome').map(({ planned }) => planned);
      const ended = own.filter((session) => session.endedAtUnix !== null && takesPlanned(session));
      return {
        campaign,
        next: earliest(toCome, ({ atUnix }) => atUnix),
        last: earliest(ended, ({ endedAtUnix }) => -(endedAtUnix ?? 0)),
        missed: sessions === null ? null : followed.filter(({ state }) => state === 'missed').length,
      };
    })
    .toSorted((one, other) => (one.next?.atUnix ?? Infinity) - (other.next?.atUnix ?? Infinity) || 0);
}

function earliest<Item>(items: readonly Item[], instantOf: (item: Item) => number): Item | null {
  return items.toSorted((one, other) => instantOf(one) - instantOf(other))[0] ?? null;
}
