import * as z from 'zod/mini';
import { campaignInput } from '../campaigns/campaign-input.ts';
import { documentId } from '../shared/field-shapes.ts';
import { callKey } from './call-key.ts';
import type { Contract, DataOf, RequestOf } from './contract.ts';

const ONE = { zooId: documentId, campaignId: documentId } as const;
/** The campaign's name, as its editor types it again before a step that nobody undoes. */
const typedName = z.string().check(z.maxLength(2_000));

/**
 * Creates a draft or changes a campaign. A draft may be incomplete. Of an active one the description, the people, the
 * last day and the renewal may change, and the sessions to come are drawn again; every other change is refused, and so
 * is every change of a stopped or an archived one.
 */
export const saveCampaignContract = {
  name: 'saveCampaign',
  request: z.strictObject({
    zooId: documentId,
    /** null for a new one */
    campaignId: z.nullable(documentId),
    content: campaignInput,
    /** the stamp of the campaign that the form showed; the call is refused when it has changed since */
    expectedUpdatedAtUnix: z.nullable(z.int()),
    callKey,
  }),
  data: z.object({ campaignId: z.string(), updatedAtUnix: z.int() }),
  failure: 'campaign/save-failed',
} as const satisfies Contract;
export type SaveCampaignRequest = RequestOf<typeof saveCampaignContract>;
export type SavedCampaign = DataOf<typeof saveCampaignContract>;

/**
 * Launches a draft: freezes the versions of its ethogram, questionnaire and context, draws its plan from its seed. A
 * refusal names the enclosures, animals or content that are not ready, in `params.names`.
 */
export const launchCampaignContract = {
  name: 'launchCampaign',
  request: z.strictObject({ ...ONE, expectedUpdatedAtUnix: z.int() }),
  data: z.object({ campaignId: z.string(), plannedSessions: z.int() }),
  failure: 'campaign/launch-failed',
} as const satisfies Contract;
export type LaunchCampaignRequest = RequestOf<typeof launchCampaignContract>;
export type LaunchedCampaign = DataOf<typeof launchCampaignContract>;

/** Stops an active campaign for good, with a reason. */
export const stopCampaignContract = {
  name: 'stopCampaign',
  request: z.strictObject({ ...ONE, name: typedName, reason: z.string().check(z.maxLength(20_000)) }),
  data: z.object({ campaignId: z.string() }),
  failure: 'campaign/stop-failed',
} as const satisfies Contract;
export type StopCampaignRequest = RequestOf<typeof stopCampaignContract>;

/**
 * Deletes a campaign with its sessions for good: a draft, or a stopped or archived one. An active one is stopped first; a
 * welfare campaign with finished sessions is kept, since its results are archived for ten years.
 */
export const deleteCampaignContract = {
  name: 'deleteCampaign',
  request: z.strictObject({ ...ONE, name: typedName }),
  data: z.object({ campaignId: z.string() }),
  failure: 'campaign/delete-failed',
} as const satisfies Contract;
export type DeleteCampaignRequest = RequestOf<typeof deleteCampaignContract>;

/** Archives a campaign that is not running: a draft, a stopped one, an active one after its last day. */
export const archiveCampaignContract = {
  name: 'archiveCampaign',
  request: z.strictObject(ONE),
  data: z.object({ campaignId: z.string() }),
  failure: 'campaign/archive-failed',
} as const satisfies Contract;

/** Restores an archived campaign as it was. */
export const restoreCampaignContract = {
  name: 'restoreCampaign',
  request: z.strictObject(ONE),
  data: z.object({ campaignId: z.string() }),
  failure: 'campaign/restore-failed',
} as const satisfies Contract;

/**
 * Makes a new draft that continues a launched campaign: the same content, dates moved on by the same length, `renewsId`
 * of the campaign; that one stays as it is.
 */
export const renewCampaignContract = {
  name: 'renewCampaign',
  request: z.strictObject({ ...ONE, callKey }),
  data: z.object({ campaignId: z.string() }),
  failure: 'campaign/renew-failed',
} as const satisfies Contract;
export type RenewCampaignRequest = RequestOf<typeof renewCampaignContract>;

/** The request of a step that needs the campaign alone. */
export type CampaignRequest = RequestOf<typeof archiveCampaignContract>;
/** The answer of a step: the campaign that it changed or made. */
export type ChangedCampaign = DataOf<typeof archiveCampaignContract>;
