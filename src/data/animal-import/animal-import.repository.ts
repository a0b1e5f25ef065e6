import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { type ImportMapping, importMappingSchema } from '#domain/animal-import/import-mapping.ts';
import { NO_MAPPING } from '#domain/animal-import/kept-mapping.ts';
import {
  importAnimalsContract,
  type ImportAnimalsData,
  type ImportAnimalsRequest,
  listImportsContract,
  type ListImportsData,
  undoImportContract,
  type UndoImportData,
  type UndoImportRequest,
} from '#domain/callables/import-animals.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { toAppError } from '../firebase/failure.ts';

export type AnimalImportRepository = {
  /**
   * Returns the mapping of an establishment's earlier files; empty when there is none yet, or when it cannot be read.
   */
  readMapping(zooId: string): Promise<Result<ImportMapping>>;
  /** Writes some rows of a file; each has its own answer. */
  send(request: ImportAnimalsRequest): Promise<Result<ImportAnimalsData>>;
  /** Lists the imports that the person may undo. */
  listImports(zooId: string): Promise<Result<ListImportsData['imports']>>;
  /** Undoes a part of an import; call again while there is more. */
  undo(request: UndoImportRequest): Promise<Result<UndoImportData>>;
};

/** Returns the reads and calls of an import. */
export function animalImportRepository(database: Firestore): AnimalImportRepository {
  const list = callOf(listImportsContract);
  return {
    async readMapping(zooId) {
      try {
        const data = (await getDoc(doc(database, 'zoo', zooId, 'importMappings', 'animals'))).data();
        return ok(importMappingSchema.safeParse(data).data ?? NO_MAPPING);
      } catch (error) {
        return fail(toAppError(error, 'data/animal-import'));
      }
    },
    send: callOf(importAnimalsContract),
    async listImports(zooId) {
      const answer = await list({ zooId });
      return answer.ok ? ok(answer.value.imports) : answer;
    },
    undo: callOf(undoImportContract),
  };
}
