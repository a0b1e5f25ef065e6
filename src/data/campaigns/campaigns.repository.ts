import type { Firestore } from 'firebase/firestore';
import {
  archiveCampaignContract,
  deleteCampaignContract,
  launchCampaignContract,
  renewCampaignContract,
  restoreCampaignContract,
  saveCampaignContract,
  stopCampaignContract,
} from '#domain/callables/campaigns.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { CAMPAIGNS } from '#domain/collections/campaigns.ts';
import { ok } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Listed } from '../listed.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { campaignQueries, type CampaignsQuestion, MAX_CAMPAIGNS } from './campaign-queries.ts';

const calls = {
  save: callOf(saveCampaignContract),
  launch: callOf(launchCampaignContract),
  stop: callOf(stopCampaignContract),
  remove: callOf(deleteCampaignContract),
  archive: callOf(archiveCampaignContract),
  restore: callOf(restoreCampaignContract),
  renew: callOf(renewCampaignContract),
};

export type CampaignsRepository = typeof calls & {
  /** Listens to the campaigns of a list, the latest first. */
  watchAll(question: CampaignsQuestion, watcher: Watcher<Listed<Campaign>>): Unwatch;
  /** Listens to one; 'campaign/not-found' when there is none of that id. */
  watchOne(campaignId: string, watcher: Watcher<Campaign>): Unwatch;
};

/** Returns the campaigns of a database, with the server's changes of them. */
export function campaignsRepository(database: Firestore): CampaignsRepository {
  const documents = documentsRepository(database);
  const read = documentReader<Campaign>(CAMPAIGNS.schema);
  return {
    ...calls,
    watchAll(question, watcher) {
      const queries = campaignQueries(database, question);
      if (queries.length === 0) {
        watcher.next(ok({ items: [], isCut: false, unreadable: 0, waitingIds: [] }));
        return () => {};
      }
      return watchQueries('campaigns', queries, read, {
        next(found) {
          if (!found.ok) return watcher.next(found);
          const { items, unreadable, waitingIds, found: parts } = found.value;
          const isCut = parts.some(({ size }) => size === MAX_CAMPAIGNS);
          watcher.next(ok({ items: items.toSorted(latestFirst), isCut, unreadable, waitingIds }));
        },
        failed: watcher.failed,
      });
    },
    watchOne: (campaignId, watcher) =>
      documents.watchOne(CAMPAIGNS, { id: campaignId, missing: 'campaign/not-found' }, watcher),
  };
}

function latestFirst(one: Campaign, other: Campaign): number {
  return other.startAtUnix - one.startAtUnix || one.name.localeCompare(other.name, 'fr', { numeric: true });
}
