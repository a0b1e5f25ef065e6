import type { DocumentsRepository, Listed } from '../../../src/data/firebase/documents.repository.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import type { LiveSource } from './live-source.ts';

/** Returns declared collections whose lists all come from the source; writes are accepted. */
export function fakeDocuments(list: LiveSource<Listed<never>>): DocumentsRepository {
  const accepted = () => Promise.resolve(ok(null));
  return {
    watchList: (_of, _question, _compare, watcher) => list.watch(watcher),
    watchSome: (_of, _question, _compare, watcher) => list.watch(watcher),
    watchOne: () => () => {},
    newId: () => 'new-id',
    create: accepted,
    change: accepted,
    remove: accepted,
  };
}
