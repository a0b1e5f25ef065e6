import type { Campaign } from '#domain/campaigns/campaign.ts';

type Link = Pick<Campaign, 'campaignId' | 'renewsId' | 'startAtUnix'>;

/**
 * Returns the campaigns that a campaign renews and those that renew it, with itself, by their first day; itself alone
 * where there are none. A campaign that is not among `all`, such as a deleted one, ends the chain.
 */
export function renewalsOf<One extends Link>(campaign: One, all: readonly One[]): readonly One[] {
  const byId = new Map(all.map((one) => [one.campaignId, one]));
  const found = new Map([[campaign.campaignId, campaign]]);
  const follow = (one: One) => {
    const before = one.renewsId === null ? undefined : byId.get(one.renewsId);
    const after = all.filter(({ renewsId }) => renewsId === one.campaignId);
    for (const next of before === undefined ? after : [before, ...after]) {
      if (found.has(next.campaignId)) continue;
      found.set(next.campaignId, next);
      follow(next);
    }
  };
  follow(campaign);
  return [...found.values()].toSorted((one, other) => one.startAtUnix - other.startAtUnix);
}
