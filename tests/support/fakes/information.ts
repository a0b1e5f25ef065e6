import type { InformationList, Readers } from '../../../src/data/information/information-list.ts';
import type { InformationRepository, OwnConfirmation } from '../../../src/data/information/information.repository.ts';
import type { Information } from '../../../src/domain/information/information.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { liveSource } from './live-source.ts';

/** Returns a repository with this information, and its sources; nobody has confirmed anything yet. */
export function fakeInformation(information: readonly Information[] = []) {
  const informationSources = {
    information: liveSource<InformationList>({ information, isCut: false, unreadable: 0 }),
    readers: liveSource<Readers>({ confirmations: [], isCut: false }),
    ownConfirmation: liveSource<OwnConfirmation>({ confirmation: null }),
  };
  const repository: InformationRepository = {
    watchAll: (_zooId, watcher) => informationSources.information.watch(watcher),
    watchShown: (_question, watcher) => informationSources.information.watch(watcher),
    watchReaders: (_informationId, watcher) => informationSources.readers.watch(watcher),
    watchOwn: (_own, watcher) => informationSources.ownConfirmation.watch(watcher),
    countReaders: () => Promise.resolve(ok(0)),
    save: ({ informationId }) => Promise.resolve(ok({ informationId: informationId ?? 'new', told: 0 })),
    remove: () => Promise.resolve(ok({})),
    confirm: () => Promise.resolve(ok({ confirmedAtUnix: Date.now() })),
    remind: () => Promise.resolve(ok({ reminded: 0 })),
  };
  return { repository, informationSources };
}
