import { randomUUID } from 'node:crypto';
import type { Query, Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import {
  type Campaign,
  type CampaignContent,
  campaignSchema,
  OLDER_CAMPAIGN,
} from '../../../src/domain/campaigns/campaign.ts';
import type { CampaignErrors } from '../../../src/domain/campaigns/check-campaign.ts';
import { campaignSubject } from '../../../src/domain/campaigns/campaign-rights.ts';
import { type CampaignStep, isStepOpen } from '../../../src/domain/campaigns/campaign-steps.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, pathOf } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';

/** The collection of campaigns. */
export const CAMPAIGNS = 'campaigns';

/** A request that names one campaign of an establishment. */
type OneCampaign = { readonly zooId: string; readonly campaignId: string };

/** Returns the path of a campaign. */
export function campaignPath(campaignId: string): string {
  return pathOf(CAMPAIGNS, campaignId);
}

/** Returns the query for the sessions of a campaign. */
export function sessionsOf(campaignId: string): Query {
  return database().collection('visits').where('campaignId', '==', campaignId);
}

/** Returns the campaign of a session; null when it is gone, or belongs to another establishment. */
export async function campaignOf({
  campaignId,
  zooId,
}: Pick<ObservationSession, 'campaignId' | 'zooId'>): Promise<Campaign | null> {
  if (!isDocumentId(campaignId)) return null;
  const campaign = campaignFrom(campaignId, (await database().doc(campaignPath(campaignId)).get()).data());
  return campaign?.zooId === zooId ? campaign : null;
}

/** Returns a campaign of the establishment; null for an unknown one and for one of another establishment. */
export async function campaignIn(
  transaction: Transaction,
  zooId: string,
  campaignId: string,
): Promise<Campaign | null> {
  if (!isDocumentId(campaignId)) return null;
  const campaign = campaignFrom(campaignId, (await transaction.get(database().doc(campaignPath(campaignId)))).data());
  return campaign?.zooId === zooId ? campaign : null;
}

/** Returns a stored campaign under the id of its document; null when there is none, or it has not the shape of one. */
export function campaignFrom(campaignId: string, data: object | undefined): Campaign | null {
  return campaignSchema.safeParse({ ...OLDER_CAMPAIGN, ...data, campaignId }).data ?? null;
}

/**
 * Returns a campaign of the establishment on which the person may take a step, or the refusal: 'campaign/not-found' for
 * one of another establishment, 'generic/permission-denied', 'campaign/step-refused' when its status does not allow it.
 */
export async function campaignForStep(
  transaction: Transaction,
  { zooId, campaignId }: OneCampaign,
  actor: Actor,
  step: CampaignStep,
): Promise<Campaign | Refusal> {
  const missing = refuse('campaign/not-found', 'campaignId');
  if (!isDocumentId(campaignId)) return missing;
  const campaign = campaignFrom(campaignId, (await transaction.get(database().doc(campaignPath(campaignId)))).data());
  if (campaign === null || campaign.zooId !== zooId) return missing;
  if (!mayEdit(actor, campaign)) return refuse('generic/permission-denied', 'campaignId');
  return isStepOpen(campaign, step, now()) ? campaign : refuse('campaign/step-refused');
}

/** Returns whether the person creates and changes campaigns like this one. */
export function mayEdit(
  actor: Actor,
  campaign: Pick<Campaign, 'zooId' | 'type' | 'observerIds' | 'auditorIds'>,
): boolean {
  return mayDo(actor, 'campaign.edit', campaignSubject(campaign));
}

/** Returns the fields of a new draft; its plan is drawn from a seed of its own, which a browser cannot choose. */
export function newCampaign(
  content: CampaignContent,
  {
    zooId,
    userId,
    at,
    renewsId = null,
  }: {
    readonly zooId: string;
    readonly userId: string;
    readonly at: EpochMs;
    readonly renewsId?: string | null;
  },
): Campaign {
  return {
    ...{ campaignId: randomUUID(), zooId, ...content, status: 'draft' },
    ...{ ethogramVersion: null, questionnaireVersion: null, contextVersion: null, plan: [], planSeed: randomUUID() },
    ...{ renewsId, authorId: userId, editorId: userId, createdAtUnix: at, updatedAtUnix: at },
    ...{ launchedAtUnix: null, stoppedAtUnix: null, stopReason: '' },
  };
}

/** Returns a changed campaign with its editor and a stamp that is later than the one before. */
export function changedBy(before: Campaign, userId: string, fields: Partial<Campaign>): Campaign {
  return { ...before, ...fields, editorId: userId, updatedAtUnix: Math.max(now(), before.updatedAtUnix + 1) };
}

/** Writes a campaign and the record of the action that changed it, by its editor. */
export function writeCampaign(
  transaction: Transaction,
  campaign: Campaign,
  action: AuditAction,
  details: Readonly<Record<string, unknown>> = {},
): void {
  transaction.set(database().doc(campaignPath(campaign.campaignId)), withTimestamps(campaign));
  recordCampaign(transaction, campaign, action, { by: campaign.editorId, at: campaign.updatedAtUnix, details });
}

/** Records an action on a campaign beside what carries it out. */
export function recordCampaign(
  transaction: Transaction,
  { zooId, campaignId, name, type }: Campaign,
  action: AuditAction,
  {
    by,
    at,
    details = {},
  }: {
    readonly by: string;
    readonly at: EpochMs;
    readonly details?: Readonly<Record<string, unknown>>;
  },
): void {
  recordAction(database(), transaction, {
    action,
    zooId,
    by,
    subjectId: campaignId,
    at,
    details: { name, type, ...details },
  });
}

/** Returns the refusal of the first fault, at its field; null for none. */
export function firstOf(faults: CampaignErrors): Refusal | null {
  const [wrong] = Object.entries(faults);
  return wrong === undefined ? null : refuse(wrong[1].code, wrong[0], wrong[1].params);
}
