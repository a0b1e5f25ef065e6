import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import {
  saveCampaignContract,
  type SaveCampaignRequest,
  type SavedCampaign,
} from '../../../src/domain/callables/campaigns.ts';
import type { Campaign, CampaignContent } from '../../../src/domain/campaigns/campaign.ts';
import { checkCampaign, checkDraft, frozenChanges } from '../../../src/domain/campaigns/check-campaign.ts';
import { redrawPlan } from '../../../src/domain/campaigns/plan.ts';
import { tidyCampaign } from '../../../src/domain/campaigns/tidy-campaign.ts';
import { takesPlanned } from '../../../src/domain/campaign-monitoring/planned-state.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { now } from '../common/clock.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import {
  campaignForStep,
  changedBy,
  firstOf,
  mayEdit,
  newCampaign,
  sessionsOf,
  writeCampaign,
} from './campaign-step.ts';
import { unknownContent, unknownFrequency } from './frozen-versions.ts';
import { peopleOfCampaign, unknownPeople, unknownProject } from './people-of-campaign.ts';
import { unknownPlaces } from './places-of-campaign.ts';

/**
 * Creates a draft, or changes a draft or an active campaign.
 * @source src/domain/callables/campaigns.ts; permissions, "campaigns"
 */
export const saveCampaign = parkCallable(saveCampaignContract, { transact: save });

async function save(
  transaction: Transaction,
  { zooId, campaignId, content, expectedUpdatedAtUnix }: SaveCampaignRequest,
  actor: Actor,
): Promise<SavedCampaign | Refusal> {
  const tidy = tidyCampaign(content);
  if (!mayEdit(actor, { ...tidy, zooId })) return refuse('generic/permission-denied', 'type');
  if (campaignId === null) {
    const draft = await draftFields(transaction, zooId, { sent: content, tidy });
    if (isRefusal(draft)) return draft;
    const created = newCampaign(draft, { zooId, userId: actor.userId, at: now() });
    writeCampaign(transaction, created, 'campaign.created');
    return answer(created);
  }
  const before = await campaignForStep(transaction, { zooId, campaignId }, actor, 'edit');
  if (isRefusal(before)) return before;
  if (before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse('campaign/changed-meanwhile');
  const fields =
    before.status === 'draft'
      ? await draftFields(transaction, zooId, { sent: content, tidy })
      : await activeFields(transaction, before, tidy);
  if (isRefusal(fields)) return fields;
  const after = changedBy(before, actor.userId, fields);
  writeCampaign(transaction, after, 'campaign.changed');
  return answer(after);
}

/** Returns the content of a draft, which may lack much but names nobody and nothing that the establishment has not. */
async function draftFields(
  transaction: Transaction,
  zooId: string,
  { sent, tidy }: { readonly sent: CampaignContent; readonly tidy: CampaignContent },
): Promise<CampaignContent | Refusal> {
  return (
    firstOf(checkDraft(tidy)) ??
    (await unknownPeople(transaction, zooId, tidy)) ??
    // The lists as they were sent: a list that the campaign does not use may not name a stranger either.
    (await unknownPlaces(transaction, zooId, sent)) ??
    (await unknownContent(transaction, zooId, tidy)) ??
    (await unknownProject(transaction, zooId, tidy)) ??
    tidy
  );
}

/** Returns the changed fields of an active campaign with the plan that follows from them; the past stays as planned. */
async function activeFields(
  transaction: Transaction,
  before: Campaign,
  tidy: CampaignContent,
): Promise<Partial<Campaign> | Refusal> {
  // The enclosures of chosen animals were found at launch.
  const content = {
    ...tidy,
    enclosureIds: before.concernedBy === 'enclosure' ? tidy.enclosureIds : before.enclosureIds,
  };
  const [frozen] = frozenChanges(before, content);
  if (frozen !== undefined) return refuse('campaign/frozen', frozen);
  const people = await peopleOfCampaign(transaction, before.zooId, content);
  const refused = firstOf(checkCampaign(content, { people }));
  if (refused !== null) return refused;
  const unknown = await unknownFrequency(transaction, { ...before, ...content });
  if (unknown !== null) return unknown;
  const begunIds = content.isAutoRetried ? await begunOf(transaction, before.campaignId) : null;
  const plan = redrawPlan(before.plan, content, content.enclosureIds, before.planSeed, { now: now(), begunIds });
  return { ...content, plan };
}

type BegunHead = Pick<ObservationSession, 'plannedId' | 'secondOf' | 'invalidReason'>;

/** Returns the ids of the planned sessions that somebody has begun, by sessions that count. */
async function begunOf(transaction: Transaction, campaignId: string): Promise<ReadonlySet<string>> {
  const { docs } = await transaction.get(sessionsOf(campaignId).select('plannedId', 'secondOf', 'invalidReason'));
  const heads = docs.map((session) => session.data() as BegunHead);
  return new Set(heads.filter(takesPlanned).flatMap(({ plannedId }) => (plannedId === null ? [] : [plannedId])));
}

function answer({ campaignId, updatedAtUnix }: Campaign): SavedCampaign {
  return { campaignId, updatedAtUnix };
}
