import type { ImportMapping } from '#domain/animal-import/import-mapping.ts';
import type {
  ImportAnimalsData,
  ImportAnimalsRequest,
  ListImportsData,
  UndoImportData,
  UndoImportRequest,
} from '#domain/callables/import-animals.ts';
import type { Result } from '#domain/shared/result.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.animalImport();

export const animalImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The mapping of an establishment's earlier files. */
    importMapping: build.query<ImportMapping, string>({
      queryFn: async (zooId, { extra }) => answerOf(await (await repositoryOf(extra)).readMapping(zooId)),
    }),
    /** The imports of the last thirty days that the person may undo, the latest first; read anew by every page. */
    lastImports: build.query<ListImportsData['imports'], string>({
      queryFn: async (zooId, { extra }) => answerOf(await (await repositoryOf(extra)).listImports(zooId)),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useImportMappingQuery, useLastImportsQuery } = animalImportApi;

/** Returns the thunk that sends rows of a file. It bypasses the cache, which would keep every row. */
export function sendImportRows(request: ImportAnimalsRequest) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Result<ImportAnimalsData>> =>
    (await repositoryOf(extra)).send(request);
}

/** Returns the thunk that undoes a part of an import. */
export function sendUndo(request: UndoImportRequest) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<Result<UndoImportData>> =>
    (await repositoryOf(extra)).undo(request);
}

/** Returns the thunk that puts the sent mapping into the cache, so that the next file finds it without another read. */
export function mappingKept(zooId: string, mapping: ImportMapping) {
  return animalImportApi.util.upsertQueryData('importMapping', zooId, mapping);
}
