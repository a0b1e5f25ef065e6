import type { Campaign } from '../campaigns/campaign.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type Notification, notificationId } from './notification.ts';

/** The kinds of messages about a campaign. */
export const CAMPAIGN_MESSAGES = ['campaignLaunched', 'campaignStopped', 'campaignEnded'] as const;
export type CampaignMessage = (typeof CAMPAIGN_MESSAGES)[number];

type Stamps = Partial<Pick<Campaign, 'launchedAtUnix' | 'stoppedAtUnix'>>;

/**
 * Returns the message that a change of a campaign calls for: it was launched, or stopped; null for any other change, such
 * as its return from the archive.
 */
export function messageOfChange(before: Stamps, after: Stamps): CampaignMessage | null {
  if (isNew(before.stoppedAtUnix, after.stoppedAtUnix)) return 'campaignStopped';
  return isNew(before.launchedAtUnix, after.launchedAtUnix) ? 'campaignLaunched' : null;
}

/**
 * Returns the people who are told: of a launch those whom the campaign names as observers or auditors, of a stop and of
 * the end whoever leads it, its author. Nobody is told of what they did themselves; the end is nobody's act.
 */
export function recipientsOfCampaign(
  kind: CampaignMessage,
  {
    authorId,
    editorId,
    observerIds,
    auditorIds,
  }: Pick<Campaign, 'authorId' | 'editorId' | 'observerIds' | 'auditorIds'>,
): string[] {
  if (kind === 'campaignEnded') return [authorId];
  const told = kind === 'campaignLaunched' ? [...new Set([...observerIds, ...auditorIds])] : [authorId];
  return told.filter((userId) => userId !== editorId);
}

/** Returns the unread message about a campaign; one that was extended and ends again gives another message. */
export function campaignMessage(
  { campaignId, zooId, name, endAtUnix }: Pick<Campaign, 'campaignId' | 'zooId' | 'name' | 'endAtUnix'>,
  kind: CampaignMessage,
  userId: string,
  now: EpochMs,
): Notification {
  return {
    notificationId: notificationId(kind, campaignId, userId, endAtUnix),
    ...{ zooId, userId, kind, subjectId: campaignId, title: name, sectorId: null, dueAtUnix: null },
    createdAtUnix: now,
    readAtUnix: null,
  };
}

function isNew(before: EpochMs | null | undefined, after: EpochMs | null | undefined): boolean {
  return (before ?? null) === null && (after ?? null) !== null;
}
