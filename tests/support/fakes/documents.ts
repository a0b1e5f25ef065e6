import type { DocumentsRepository } from '../../../src/data/firebase/documents.repository.ts';
import type { Listed } from '../../../src/data/listed.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import type { LiveSource } from './live-source.ts';

/**
 * Returns declared collections whose lists all come from the source, but for those that have one of their own, by path;
 * writes are accepted.
 */
export function fakeDocuments(
  list: LiveSource<Listed<never>>,
  own: Readonly<Record<string, LiveSource<Listed<never>>>> = {},
): DocumentsRepository {
  const accepted = () => Promise.resolve(ok(null));
  return {
    watchList: ({ path }, _question, _compare, watcher) => (own[path] ?? list).watch(watcher),
    watchSome: ({ path }, _question, _compare, watcher) => (own[path] ?? list).watch(watcher),
    watchOne: () => () => {},
    newId: () => 'new-id',
    create: accepted,
    change: accepted,
    remove: accepted,
  };
}
