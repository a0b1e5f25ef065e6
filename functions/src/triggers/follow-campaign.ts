import { isDeepStrictEqual } from 'node:util';
import { messageOfChange } from '../../../src/domain/notifications/campaign-message.ts';
import { followEndedScores } from '../alerts/follow-ended-scores.ts';
import { followMissed } from '../alerts/follow-missed.ts';
import { campaignFrom } from '../campaigns/campaign-step.ts';
import { tellOfCampaign } from '../campaigns/tell-of-campaign.ts';
import { onChange } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';

/** The fields of a campaign that decide which of its sessions were missed, and whether it has ended. */
const DECIDES_MISSED = ['plan', 'status'];
const DECIDES_END = ['status', 'endAtUnix'];

/**
 * Tells the people of a campaign when it is launched, and its author when somebody else stops it; raises and resolves the
 * alerts of missed observations when its plan is drawn again or it is stopped; compares the scores that it showed with delay
 * when it is stopped, archived, or its last day is moved to one that has passed.
 */
export const followCampaign = onChange(
  { name: 'followCampaign', document: 'campaigns/{campaignId}', timeoutSeconds: 300 },
  async ({ ids: { campaignId }, at, before, after }) => {
    const campaign = campaignFrom(campaignId, after.data());
    const kind = campaign === null ? null : messageOfChange(before.data() ?? {}, campaign);
    if (campaign !== null && kind !== null) await tellOfCampaign(database(), campaign, kind, at);
    const isChanged = (fields: readonly string[]) =>
      fields.some((field) => !isDeepStrictEqual(before.get(field), after.get(field)));
    if (isChanged(DECIDES_MISSED)) await followMissed(campaignId, at);
    if (isChanged(DECIDES_END)) await followEndedScores(campaignId, at);
  },
);
