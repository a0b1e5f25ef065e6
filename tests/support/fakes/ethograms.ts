import type { EthogramsRepository } from '../../../src/data/ethograms/ethograms.repository.ts';
import { appError } from '../../../src/domain/errors/app-error.ts';
import type { Ethogram, EthogramVersion } from '../../../src/domain/ethograms/ethogram.ts';
import { type EthogramTable, ethogramEntryOf, publishedEntryOf } from '../../../src/domain/ethograms/ethogram-table.ts';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import { liveSource } from './live-source.ts';

export type KnownEthograms = {
  readonly ethograms?: readonly Ethogram[];
  readonly ethogramVersions?: readonly EthogramVersion[];
  /** answers of the server other than success */
  readonly ethogramCalls?: Partial<EthogramsRepository>;
};

/** Returns ethograms with their lists that accept every change. */
export function ethogramsOf({
  ethograms = [],
  ethogramVersions = [],
  ethogramCalls,
}: KnownEthograms): EthogramsRepository {
  const versionOf = ({ ethogramId, version }: Pick<Ethogram, 'ethogramId' | 'version'>) =>
    ethogramVersions.find((one) => one.ethogramId === ethogramId && one.number === version);
  const tableOf = (zooId: string | null): EthogramTable => ({
    updatedAtUnix: 0,
    ethograms: Object.fromEntries(
      ethograms
        .filter((one) => one.zooId === zooId)
        .map((one) => {
          const version = versionOf(one);
          return [one.ethogramId, ethogramEntryOf(one, version === undefined ? null : publishedEntryOf(version))];
        }),
    ),
  });
  return {
    watchTable: (zooId, watcher) => liveSource(tableOf(zooId)).watch(watcher),
    watchOne(ethogramId, watcher) {
      const found = ethograms.find((one) => one.ethogramId === ethogramId);
      const source = liveSource<Ethogram>(found);
      if (found === undefined) source.say(fail(appError('ethogram/not-found')));
      return source.watch(watcher);
    },
    readVersion({ ethogramId, number }) {
      const found = versionOf({ ethogramId, version: number });
      return Promise.resolve(found === undefined ? fail(appError('ethogram/not-found')) : ok(found));
    },
    save: ({ ethogramId }) => Promise.resolve(ok({ ethogramId: ethogramId ?? 'new', updatedAtUnix: 2 })),
    publish: ({ ethogramId }) => Promise.resolve(ok({ ethogramId, version: 1 })),
    archive: ({ ethogramId }) => Promise.resolve(ok({ ethogramId })),
    ...ethogramCalls,
  };
}
