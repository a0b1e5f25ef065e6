import type { Firestore } from 'firebase/firestore';
import {
  importSessionsContract,
  type ImportSessionsData,
  type ImportSessionsRequest,
  keepSessionWordsContract,
  type KeepSessionWordsRequest,
  listSessionImportsContract,
  type ListSessionImportsData,
  undoSessionImportContract,
  type UndoSessionImportData,
  type UndoSessionImportRequest,
} from '#domain/callables/observation-sessions.ts';
import { SESSION_WORDS } from '#domain/collections/session-words.ts';
import { WORD_KINDS } from '#domain/session-exchange/exchange-reading.ts';
import type { KeptWords } from '#domain/session-exchange/kept-words.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import type { Listed } from '../listed.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';

export type SessionImports = {
  /** Listens to the names in files that the establishment's people matched by hand, a document for each kind. */
  watchKeptWords(zooId: string, watcher: Watcher<Listed<KeptWords>>): Unwatch;
  /** Keeps or forgets meanings of names for the establishment. */
  keepWords(request: KeepSessionWordsRequest): Promise<Result<object>>;
  /** Writes sessions of a file, each alone; those that are there already stay as they are. */
  importSessions(request: ImportSessionsRequest): Promise<Result<ImportSessionsData>>;
  /** Lists the imports that the person may undo. */
  listImports(zooId: string): Promise<Result<ListSessionImportsData['imports']>>;
  /** Undoes a part of an import; call again while there is more. */
  undoImport(request: UndoSessionImportRequest): Promise<Result<UndoSessionImportData>>;
};

/** Returns the reads and calls of an import of sessions. */
export function sessionImports(database: Firestore): SessionImports {
  const documents = documentsRepository(database);
  const list = callOf(listSessionImportsContract);
  return {
    watchKeptWords: (zooId, watcher) =>
      documents.watchList(
        SESSION_WORDS,
        { parents: { zooId }, by: 'updatedAtUnix', max: WORD_KINDS.length },
        (one, other) => one.updatedAtUnix - other.updatedAtUnix,
        watcher,
      ),
    keepWords: callOf(keepSessionWordsContract),
    importSessions: callOf(importSessionsContract),
    async listImports(zooId) {
      const answer = await list({ zooId });
      return answer.ok ? ok(answer.value.imports) : answer;
    },
    undoImport: callOf(undoSessionImportContract),
  };
}
