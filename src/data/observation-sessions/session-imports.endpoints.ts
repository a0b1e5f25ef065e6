import type {
  ImportSessionsData,
  ImportSessionsRequest,
  KeepSessionWordsRequest,
  ListSessionImportsData,
  UndoSessionImportData,
  UndoSessionImportRequest,
} from '#domain/callables/observation-sessions.ts';
import type { KeptWords } from '#domain/session-exchange/kept-words.ts';
import type { Result } from '#domain/shared/result.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.observationSessions();

const sessionImportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The names in files of sessions that an establishment's people matched by hand, live. */
    keptSessionWords: build.query<Listed<KeptWords>, string>(
      liveQuery<Listed<KeptWords>, string>('keptSessionWords', async (repositories, zooId, watcher) =>
        (await repositories.observationSessions()).watchKeptWords(zooId, watcher),
      ),
    ),
    /** The imports of the last thirty days that the person may undo, the latest first; read anew by every page. */
    lastSessionImports: build.query<ListSessionImportsData['imports'], string>({
      queryFn: async (zooId, { extra }) => answerOf(await (await repositoryOf(extra)).listImports(zooId)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useKeptSessionWordsQuery, useLastSessionImportsQuery } = sessionImportsApi;

type Thunk<Value> = (dispatch: unknown, getState: unknown, extra: unknown) => Promise<Result<Value>>;

/** Returns the thunk that sends sessions of a file. It bypasses the cache, which would keep every entry. */
export function sendImportedSessions(request: ImportSessionsRequest): Thunk<ImportSessionsData> {
  return async (_dispatch, _getState, extra) => (await repositoryOf(extra)).importSessions(request);
}

/** Returns the thunk that undoes a part of an import. */
export function sendSessionUndo(request: UndoSessionImportRequest): Thunk<UndoSessionImportData> {
  return async (_dispatch, _getState, extra) => (await repositoryOf(extra)).undoImport(request);
}

/** Returns the thunk that keeps or forgets names of files for the establishment; the live list shows it by itself. */
export function keepSessionWords(request: KeepSessionWordsRequest): Thunk<object> {
  return async (_dispatch, _getState, extra) => (await repositoryOf(extra)).keepWords(request);
}
