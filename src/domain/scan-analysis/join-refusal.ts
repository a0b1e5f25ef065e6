import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import { campaignSubject } from '../campaigns/campaign-rights.ts';
import type { Campaign } from '../campaigns/campaign.ts';

/** The most campaigns of one analysis, the first one included: each is a list of sessions that is listened to. */
export const MAX_JOINED_CAMPAIGNS = 5;

/** The reasons why a campaign cannot be analysed together with another one; the first that holds is told. */
export const JOIN_REFUSALS = ['rights', 'establishment', 'training', 'type', 'scans'] as const;
export type JoinRefusal = (typeof JOIN_REFUSALS)[number];

type Joinable = Pick<Campaign, 'zooId' | 'type' | 'observerIds' | 'auditorIds' | 'authorId' | 'observation'> &
  Pick<Campaign, 'launchedAtUnix' | 'ethogramId' | 'ethogramVersion'>;

/**
 * Returns why the scans of a campaign cannot be analysed together with those of the first one; null where they can.
 * Sessions of a training are practice and are never mixed into results; the results of a pedagogical campaign stay apart from
 * those of a follow-up. A person who reads no results of a campaign may join it with the sessions of their own.
 * @source specification, point 1; permissions, "Rights roles"
 */
export function joinRefusal(actor: Actor, first: Joinable, other: Joinable): JoinRefusal | null {
  if (!mayDo(actor, 'campaign.read', campaignSubject(other))) return 'rights';
  if (other.zooId !== first.zooId) return 'establishment';
  if (first.type === 'training' || other.type === 'training') return 'training';
  if (other.type !== first.type) return 'type';
  return hasScans(other) ? null : 'scans';
}

function hasScans({ launchedAtUnix, ethogramId, ethogramVersion, observation }: Joinable): boolean {
  const isLaunched = launchedAtUnix !== null && ethogramId !== null && ethogramVersion !== null;
  return isLaunched && observation.methods.includes('scan');
}

/** The campaigns beside the first one: those that can be joined, and those that cannot, with the reason. */
export type JoinOffer<One> = {
  readonly offered: readonly { readonly campaign: One; readonly isRenewal: boolean }[];
  readonly refused: readonly { readonly campaign: One; readonly reason: JoinRefusal }[];
};

/**
 * Returns which campaigns can be analysed together with the first one: its renewals and the campaigns that it renews first, then
 * the others, each in the order given. The first one itself is left out. Empty lists without another campaign.
 */
export function joinOffer<One extends Joinable & Pick<Campaign, 'campaignId' | 'renewsId'>>(
  actor: Actor,
  first: One,
  campaigns: readonly One[],
): JoinOffer<One> {
  const line = renewalLine(first, campaigns);
  const others = campaigns.filter(({ campaignId }) => campaignId !== first.campaignId);
  const judged = others.map((campaign) => ({ campaign, reason: joinRefusal(actor, first, campaign) }));
  return {
    offered: judged
      .flatMap(({ campaign, reason }) =>
        reason === null ? [{ campaign, isRenewal: line.has(campaign.campaignId) }] : [],
      )
      .toSorted((one, other) => Number(other.isRenewal) - Number(one.isRenewal)),
    refused: judged.flatMap(({ campaign, reason }) => (reason === null ? [] : [{ campaign, reason }])),
  };
}

/** Returns the ids of the campaigns that renew one another, back and forth, with the first one among them. */
function renewalLine(
  first: Pick<Campaign, 'campaignId' | 'renewsId'>,
  campaigns: readonly Pick<Campaign, 'campaignId' | 'renewsId'>[],
): ReadonlySet<string> {
  const all = [first, ...campaigns];
  const line = new Set([first.campaignId]);
  for (let size = 0; size < line.size;) {
    size = line.size;
    for (const { campaignId, renewsId } of all) {
      if (renewsId === null) continue;
      if (line.has(campaignId) || line.has(renewsId)) line.add(campaignId).add(renewsId);
    }
  }
  return line;
}
