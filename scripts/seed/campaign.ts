import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import { drawPlan } from '../../src/domain/campaigns/plan.ts';
import { emptyCampaign } from '../../src/domain/campaigns/tidy-campaign.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** The campaign of a seed: what differs from a new one of its type; its days count from today. */
export type SeedCampaign = Partial<Campaign> &
  Pick<Campaign, 'campaignId' | 'zooId' | 'name' | 'type' | 'status' | 'authorId' | 'observerIds' | 'enclosureIds'> & {
    readonly startsInDays: number;
    readonly endsInDays: number;
  };

/** Every content of the seed is published as version 1. */
const VERSION = 1;

/** Returns the document of a campaign as the server writes it: one that was launched has its versions and its plan. */
export function campaignDocument(
  { startsInDays, endsInDays, ...of }: SeedCampaign,
  today: number,
): SeedDocument & { readonly data: Record<string, unknown> } {
  const startAtUnix = addDays(today, startsInDays, ZONE);
  const isLaunched = of.status !== 'draft';
  const versionOf = (id: string | null | undefined) => (isLaunched && typeof id === 'string' ? VERSION : null);
  const madeAtUnix = addDays(startAtUnix, -3, ZONE);
  const content = { ...emptyCampaign(of.type, today), ...of, startAtUnix, endAtUnix: addDays(today, endsInDays, ZONE) };
  const campaign: Campaign = {
    ...content,
    ethogramVersion: versionOf(of.ethogramId),
    questionnaireVersion: versionOf(of.questionnaireId),
    contextVersion: versionOf(of.contextId),
    planSeed: of.campaignId,
    plan: isLaunched ? drawPlan(content, content.enclosureIds, of.campaignId) : [],
    ...{ renewsId: null, editorId: of.authorId, createdAtUnix: madeAtUnix, updatedAtUnix: madeAtUnix },
    ...{ launchedAtUnix: isLaunched ? madeAtUnix : null, stoppedAtUnix: null, stopReason: '' },
  };
  return stored(`campaigns/${of.campaignId}`, campaign);
}
