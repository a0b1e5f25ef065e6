import type { CampaignsRepository } from '../../../src/data/campaigns/campaigns.repository.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { appError } from '../../../src/domain/errors/app-error.ts';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import { aCampaign } from '../builders/campaign.ts';
import { liveSource } from './live-source.ts';

export type KnownCampaigns = {
  readonly campaigns?: readonly Campaign[];
  /** answers of the server other than success */
  readonly campaignCalls?: Partial<CampaignsRepository>;
};

/** Returns campaigns that keep their changes; scopes are not asked, since the rules are tested by themselves. */
export function campaignsOf({ campaigns = [], campaignCalls = {} }: KnownCampaigns): CampaignsRepository {
  let all = campaigns;
  const changes = liveSource<readonly Campaign[]>(all);
  const show = (next: readonly Campaign[]) => {
    all = next;
    changes.show(all);
  };
  const change = (campaignId: string, fields: Partial<Campaign>) => {
    show(all.map((one) => (one.campaignId === campaignId ? { ...one, ...fields } : one)));
    return Promise.resolve(ok({ campaignId }));
  };
  return {
    watchAll: ({ isArchived }, watcher) =>
      changes.watch({
        next(read) {
          if (!read.ok) return watcher.next(read);
          const items = read.value.filter(({ status }) => (status === 'archived') === isArchived);
          watcher.next(ok({ items, isCut: false, unreadable: 0, waitingIds: [] }));
        },
        failed: watcher.failed,
      }),
    watchOne: (campaignId, watcher) =>
      changes.watch({
        next(read) {
          if (!read.ok) return watcher.next(read);
          const found = read.value.find((one) => one.campaignId === campaignId);
          watcher.next(found === undefined ? fail(appError('campaign/not-found')) : ok(found));
        },
        failed: watcher.failed,
      }),
    save({ zooId, campaignId, content }) {
      const id = campaignId ?? 'new';
      if (campaignId === null) show([...all, aCampaign({ ...content, zooId, campaignId: id })]);
      else void change(id, content);
      return Promise.resolve(ok({ campaignId: id, updatedAtUnix: Date.now() }));
    },
    async launch({ campaignId }) {
      await change(campaignId, { status: 'active', launchedAtUnix: Date.now() });
      return ok({ campaignId, plannedSessions: 0 });
    },
    stop: ({ campaignId, reason }) => change(campaignId, { status: 'stopped', stopReason: reason }),
    remove({ campaignId }) {
      show(all.filter((one) => one.campaignId !== campaignId));
      return Promise.resolve(ok({ campaignId }));
    },
    archive: ({ campaignId }) => change(campaignId, { status: 'archived' }),
    restore: ({ campaignId }) => change(campaignId, { status: 'draft' }),
    renew({ campaignId }) {
      show([...all, aCampaign({ campaignId: 'renewed', renewsId: campaignId })]);
      return Promise.resolve(ok({ campaignId: 'renewed' }));
    },
    ...campaignCalls,
  };
}
