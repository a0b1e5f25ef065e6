import { isDeepStrictEqual } from 'node:util';
import { messageOfChange } from '../../../src/domain/notifications/campaign-message.ts';
import { followMissed } from '../alerts/follow-missed.ts';
import { campaignFrom } from '../campaigns/campaign-step.ts';
import { tellOfCampaign } from '../campaigns/tell-of-campaign.ts';
import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';

/** The fields of a campaign that decide which of its sessions were missed. */
const DECIDES = ['plan', 'status'];

/**
 * Tells the people of a campaign when it is launched, and its author when somebody else stops it; raises and resolves the
 * alerts of missed observations when its plan is drawn again or it is stopped.
 */
export const followCampaign = onChange(
  { name: 'followCampaign', document: 'campaigns/{campaignId}', timeoutSeconds: 300 },
  async ({ ids: { campaignId }, at, before, after }) => {
    const campaign = campaignFrom(campaignId, after.data());
    const kind = campaign === null ? null : messageOfChange(before.data() ?? {}, campaign);
    if (campaign !== null && kind !== null) await tellOfCampaign(database(), campaign, kind, at);
    const isSame = DECIDES.every((field) => isDeepStrictEqual(before.get(field), after.get(field)));
    if (!isSame) await followMissed(campaignId, at);
  },
);
