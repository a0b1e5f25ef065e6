import { isDeepStrictEqual } from 'node:util';
import { followMissed } from '../alerts/follow-missed.ts';
import { onChange } from '../common/define-trigger.ts';

/** Raises and resolves the alerts of missed observations when the plan of a campaign is drawn again or it is stopped. */
export const followCampaignPlan = onChange(
  { name: 'followCampaignPlan', document: 'campaigns/{campaignId}', timeoutSeconds: 300 },
  async ({ ids: { campaignId }, at, before, after }) => {
    const isSame = ['plan', 'status'].every((field) => isDeepStrictEqual(before.get(field), after.get(field)));
    if (!isSame) await followMissed(campaignId, at);
  },
);
