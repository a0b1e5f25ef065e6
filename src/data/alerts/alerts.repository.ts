import type { Firestore } from 'firebase/firestore';
import type { Alert } from '#domain/alerts/alert.ts';
import { acknowledgeAlertContract } from '#domain/callables/alerts.ts';
import { ALERTS } from '#domain/collections/alerts.ts';
import { ok } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Listed } from '../listed.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { alertsQuery, type AlertsQuestion, MAX_ALERTS_OF_CAMPAIGN } from './alert-queries.ts';

const calls = { acknowledge: callOf(acknowledgeAlertContract) };

export type AlertsRepository = typeof calls & {
  /** Listens to the alerts of a campaign, the latest first; at most `MAX_ALERTS_OF_CAMPAIGN`. */
  watchOfCampaign(question: AlertsQuestion, watcher: Watcher<Listed<Alert>>): Unwatch;
};

/** Returns the alerts of a database, with the server's change of them. */
export function alertsRepository(database: Firestore): AlertsRepository {
  const read = documentReader<Alert>(ALERTS.schema);
  return {
    ...calls,
    watchOfCampaign(question, watcher) {
      return watchQueries('alerts', [alertsQuery(database, question)], read, {
        next(found) {
          if (!found.ok) return watcher.next(found);
          const { items, size, unreadable, waitingIds } = found.value;
          watcher.next(ok({ items, isCut: size === MAX_ALERTS_OF_CAMPAIGN, unreadable, waitingIds }));
        },
        failed: watcher.failed,
      });
    },
  };
}
