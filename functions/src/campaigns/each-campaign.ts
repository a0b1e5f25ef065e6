import type { Query } from 'firebase-admin/firestore';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { logFailure } from '../common/log-failure.ts';
import { pagesOf } from '../common/pages.ts';
import { campaignFrom } from './campaign-step.ts';

/** Campaigns read at a time. */
const PAGE_SIZE = 50;

/** The name of a run in the log, and what it does with a campaign; null for one that cannot be read. */
type Run = {
  readonly name: string;
  readonly work: (campaign: Campaign | null, campaignId: string) => Promise<void>;
};

/**
 * Does the work of a run for each campaign that an ordered query finds, one after another, and returns how many failed. A
 * campaign that fails is logged and does not stop the others.
 */
export async function eachCampaign(ordered: Query, { name, work }: Run): Promise<number> {
  let failed = 0;
  for await (const page of pagesOf(ordered, PAGE_SIZE))
    for (const document of page)
      try {
        await work(campaignFrom(document.id, document.data()), document.id);
      } catch (failure) {
        logFailure(name, failure, { campaignId: document.id });
        failed += 1;
      }
  return failed;
}
