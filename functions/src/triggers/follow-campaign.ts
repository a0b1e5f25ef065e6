import { messageOfChange } from '../../../src/domain/notifications/campaign-message.ts';
import { campaignFrom } from '../campaigns/campaign-step.ts';
import { tellOfCampaign } from '../campaigns/tell-of-campaign.ts';
import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';

/** Tells the people of a campaign when it is launched, and its author when somebody else stops it. */
export const followCampaign = onChange(
  { name: 'followCampaign', document: 'campaigns/{campaignId}' },
  async ({ ids: { campaignId }, at, before, after }) => {
    const campaign = campaignFrom(campaignId, after.data());
    const kind = campaign === null ? null : messageOfChange(before.data() ?? {}, campaign);
    if (campaign !== null && kind !== null) await tellOfCampaign(database(), campaign, kind, at);
  },
);
