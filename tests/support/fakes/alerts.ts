import type { AlertsRepository } from '../../../src/data/alerts/alerts.repository.ts';
import type { Alert } from '../../../src/domain/alerts/alert.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { liveSource } from './live-source.ts';

export type KnownAlerts = {
  readonly alerts?: readonly Alert[];
  /** answers of the server other than success */
  readonly alertCalls?: Partial<AlertsRepository>;
};

/** Returns alerts that keep their acknowledgements; rights are not asked, since the callable is tested by itself. */
export function alertsOf({ alerts = [], alertCalls = {} }: KnownAlerts): AlertsRepository {
  let all = alerts;
  const changes = liveSource<readonly Alert[]>(all);
  return {
    watchOfCampaign: ({ campaignId }, watcher) =>
      changes.watch({
        next(read) {
          if (!read.ok) return watcher.next(read);
          const items = read.value.filter((one) => one.campaignId === campaignId);
          watcher.next(ok({ items, isCut: false, unreadable: 0, waitingIds: [] }));
        },
        failed: watcher.failed,
      }),
    countActive: ({ campaignIds }) => {
      const active = all.filter(({ status }) => status === 'active');
      const counts = campaignIds.map((id) => [id, active.filter(({ campaignId }) => campaignId === id).length]);
      return Promise.resolve(ok(Object.fromEntries(counts)));
    },
    acknowledge({ alertId, reason }) {
      all = all.map((one) => (one.alertId === alertId ? { ...one, status: 'acknowledged' as const, reason } : one));
      changes.show(all);
      return Promise.resolve(ok({ alertId }));
    },
    ...alertCalls,
  };
}
