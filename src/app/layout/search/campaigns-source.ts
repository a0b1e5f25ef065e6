import { campaignsApi, campaignsFor } from '#data/campaigns/campaigns.endpoints.ts';
import type { Actor } from '#domain/access/actor.ts';
import { maySee } from '#domain/access/may-see.ts';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import type { SearchSource } from './search-source.ts';

const seesCampaigns = (actor: Actor) => maySee(actor, 'campaigns');

/** The campaigns of observation that the person may read and that are not archived. */
export const campaignsSource: SearchSource = {
  id: 'campaigns',
  candidates({ actor, state }) {
    if (!seesCampaigns(actor)) return [];
    const { items = [] } = campaignsApi.endpoints.campaigns.select(campaignsFor(actor))(state).data ?? {};
    return items.map(({ campaignId, name }) => ({
      id: campaignId,
      label: name,
      to: campaignHref(campaignId),
    }));
  },
  prepare(dispatch, actor) {
    if (!seesCampaigns(actor)) return () => {};
    const asked = dispatch(campaignsApi.endpoints.campaigns.initiate(campaignsFor(actor)));
    return () => asked.unsubscribe();
  },
};
