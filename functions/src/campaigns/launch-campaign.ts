import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import {
  launchCampaignContract,
  type LaunchCampaignRequest,
  type LaunchedCampaign,
} from '../../../src/domain/callables/campaigns.ts';
import { type Campaign, MAX_PLANNED_SESSIONS } from '../../../src/domain/campaigns/campaign.ts';
import { isOver } from '../../../src/domain/campaigns/campaign-steps.ts';
import { checkCampaign } from '../../../src/domain/campaigns/check-campaign.ts';
import { drawPlan, plannedCount } from '../../../src/domain/campaigns/plan.ts';
import { now } from '../common/clock.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { campaignForStep, changedBy, firstOf, writeCampaign } from './campaign-step.ts';
import { frozenVersions, unknownFrequency } from './frozen-versions.ts';
import { peopleOfCampaign } from './people-of-campaign.ts';
import { placesOfCampaign } from './places-of-campaign.ts';

/**
 * Launches a draft. Of two launches at once the second is refused, since the first changed the stamp and the status.
 * @source src/domain/callables/campaigns.ts
 */
export const launchCampaign = parkCallable(launchCampaignContract, {
  async transact(transaction: Transaction, request: LaunchCampaignRequest, actor: Actor) {
    const draft = await campaignForStep(transaction, request, actor, 'launch');
    if (isRefusal(draft)) return draft;
    if (draft.updatedAtUnix !== request.expectedUpdatedAtUnix) return refuse('campaign/changed-meanwhile');
    return launchIn(transaction, draft, actor.userId);
  },
});

/** Launches a draft within a transaction that has written nothing yet; refuses, and writes nothing, when it may not be. */
export async function launchIn(
  transaction: Transaction,
  draft: Campaign,
  userId: string,
): Promise<LaunchedCampaign | Refusal> {
  const { zooId, campaignId } = draft;
  const people = await peopleOfCampaign(transaction, zooId, draft);
  const refused = firstOf(checkCampaign(draft, { people }));
  if (refused !== null) return refused;
  if (isOver(draft, now())) return refuse('campaign/over', 'endAtUnix');
  const enclosureIds = await placesOfCampaign(transaction, zooId, draft);
  if (isRefusal(enclosureIds)) return enclosureIds;
  // The enclosures of chosen animals are known only now.
  if (plannedCount(draft, enclosureIds.length) > MAX_PLANNED_SESSIONS)
    return refuse('campaign/plan-too-large', 'observation.sessionCount', { max: MAX_PLANNED_SESSIONS });
  const versions = await frozenVersions(transaction, zooId, draft);
  if (isRefusal(versions)) return versions;
  const unknown = await unknownFrequency(transaction, { ...draft, ...versions });
  if (unknown !== null) return unknown;
  const plan = drawPlan(draft, enclosureIds, draft.planSeed);
  const launched = changedBy(draft, userId, { ...versions, enclosureIds, plan, status: 'active' });
  writeCampaign(transaction, { ...launched, launchedAtUnix: launched.updatedAtUnix }, 'campaign.launched', {
    plannedSessions: plan.length,
    ...versions,
  });
  return { campaignId, plannedSessions: plan.length };
}
