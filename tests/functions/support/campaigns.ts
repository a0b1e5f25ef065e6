import { randomUUID } from 'node:crypto';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { startOfDay } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import { aCampaign } from '../../support/builders/campaign.ts';
import { anEthogramVersion } from '../../support/builders/ethogram.ts';
import { createEthogram } from './ethograms.ts';
import { database } from './suite.ts';

/** The name of every campaign that these tests create. */
export const CAMPAIGN_NAME = 'Suivi des suricates';
const FOUR_WEEKS_MS = 28 * 86_400_000;

/** Stores a draft of four weeks with focal observations, beside the functions, and returns its id. */
export async function createCampaign(zooId: string, differences: Partial<Campaign> = {}): Promise<string> {
  const campaignId = randomUUID();
  const draft = aCampaign({ name: CAMPAIGN_NAME });
  await database.doc(`campaigns/${campaignId}`).set({
    ...draft,
    startAtUnix: startOfDay(Date.now(), ZONE),
    endAtUnix: startOfDay(Date.now() + FOUR_WEEKS_MS, ZONE),
    observation: { ...draft.observation, methods: ['focal'] },
    ...differences,
    ...{ campaignId, zooId },
  });
  return campaignId;
}

/** Stores an official ethogram with a published version, and returns its id. */
export async function createPublishedEthogram(): Promise<string> {
  const ethogramId = await createEthogram({ zooId: null, status: 'published', version: 1 });
  const version = anEthogramVersion({ ethogramId, zooId: null, number: 1 });
  await database.doc(`ethograms/${ethogramId}/versions/1`).set(version);
  return ethogramId;
}
