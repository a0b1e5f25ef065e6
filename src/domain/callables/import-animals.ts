import * as z from 'zod/mini';
import type { Contract, DataOf, RequestOf } from './contract.ts';
import { importMappingSchema } from '../animal-import/import-mapping.ts';
import { importRow } from '../animal-import/checked-row.ts';
import { documentId } from '../shared/field-shapes.ts';

/** The id that a browser gives to an import: no document has it. */
const importId = z.uuid();

/** Rows of a register file that one call writes. */
export const IMPORT_ROWS_A_CALL = 100;

/**
 * Writes confirmed rows of a register file: new animals, and changed ones recognised by their `registryId`. A row that
 * has become wrong is refused alone, the others are written; the same rows again change nothing. A field of an existing
 * animal that is empty in the row (null, or '' for its notes) stays as it is: files rarely hold every column, and an
 * empty cell must not erase a chip number.
 */
export const importAnimalsContract = {
  name: 'importAnimals',
  request: z.strictObject({
    zooId: documentId,
    rows: z.array(importRow).check(z.minLength(1), z.maxLength(IMPORT_ROWS_A_CALL)),
    /** the same for all calls of one import, which can then be undone; absent: it cannot */
    importId: z.optional(importId),
    /** with the first call: kept for the establishment's next file */
    mapping: z.optional(importMappingSchema),
  }),
  data: z.object({
    results: z.array(
      z.object({
        line: z.int(),
        outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
        animalId: z.nullable(z.string()),
        code: z.nullable(z.string()),
        field: z.nullable(z.string()),
      }),
    ),
  }),
  failure: 'import/failed',
} as const satisfies Contract;

/**
 * Undoes a part of an import: the rows of one call. Call again while `hasMore`. An animal that somebody has changed
 * since, or that a task or a photo names, is kept. An import is forgotten after thirty days.
 */
export const undoImportContract = {
  name: 'undoImport',
  request: z.strictObject({ zooId: documentId, importId }),
  data: z.object({ removed: z.int(), restored: z.int(), kept: z.int(), hasMore: z.boolean() }),
  failure: 'import/undo-failed',
} as const satisfies Contract;
export type UndoImportRequest = RequestOf<typeof undoImportContract>;
export type UndoImportData = DataOf<typeof undoImportContract>;
export type ImportAnimalsRequest = RequestOf<typeof importAnimalsContract>;
export type ImportAnimalsData = DataOf<typeof importAnimalsContract>;
