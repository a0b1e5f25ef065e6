import { collection, type Firestore, query, where } from 'firebase/firestore';
import type { Alert } from '#domain/alerts/alert.ts';
import { acknowledgeAlertContract } from '#domain/callables/alerts.ts';
import { ALERTS } from '#domain/collections/alerts.ts';
import { callOf } from '../callables/call-function.ts';
import { type CampaignCounts, countOfEach, type CountedCampaigns } from '../campaigns/count-of-each.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Listed } from '../listed.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';

/** The most alerts that a campaign's list reads, the latest ones; a plan has at most 400 sessions to miss. */
const MAX_ALERTS_OF_CAMPAIGN = 500;

/** The alerts of one campaign. */
export type AlertsQuestion = { readonly zooId: string; readonly campaignId: string };

const calls = { acknowledge: callOf(acknowledgeAlertContract) };

export type AlertsRepository = typeof calls & {
  /** Listens to the alerts of a campaign, the latest first; at most `MAX_ALERTS_OF_CAMPAIGN`. */
  watchOfCampaign(question: AlertsQuestion, watcher: Watcher<Listed<Alert>>): Unwatch;
  /** Returns how many alerts of each campaign nobody has looked at; see `countOfEach`. */
  countActive(question: CountedCampaigns): Promise<Result<CampaignCounts>>;
};

/** Returns the alerts of a database, with the server's change of them. */
export function alertsRepository(database: Firestore): AlertsRepository {
  const documents = documentsRepository(database);
  return {
    ...calls,
    watchOfCampaign: ({ zooId, campaignId }, watcher) =>
      documents.watchList(
        ALERTS,
        { equals: { zooId, campaignId }, by: 'raisedAtUnix', direction: 'desc', max: MAX_ALERTS_OF_CAMPAIGN },
        (one, other) => other.raisedAtUnix - one.raisedAtUnix,
        watcher,
      ),
    countActive: ({ zooId, campaignIds }) =>
      countOfEach('alerts', campaignIds, (campaignId) =>
        query(
          collection(database, 'alerts'),
          where('zooId', '==', zooId),
          where('campaignId', '==', campaignId),
          where('status', '==', 'active' satisfies Alert['status']),
        ),
      ),
  };
}
