import * as z from 'zod/mini';
import type { Contract, DataOf, RequestOf } from './contract.ts';
import { importMappingSchema } from '../animal-import/import-mapping.ts';
import { importDeparture, importRow } from '../animal-import/checked-row.ts';
import { importGroup } from '../animal-import/import-group.ts';
import { documentId } from '../shared/field-shapes.ts';

/** The id that a browser gives to an import: no document has it. */
const importId = z.uuid();

/** Rows of a register file that one call writes, of all kinds together. */
export const IMPORT_ROWS_A_CALL = 100;
const isCall = (rows: number) => rows >= 1 && rows <= IMPORT_ROWS_A_CALL;

export const FILE_NAME_LENGTH = 200;

/**
 * Writes confirmed rows of a register file: new animals, changed ones recognised by their `registryId`, groups,
 * deaths and departures. A row that has become wrong is refused alone, the others are written; the same rows again change nothing. A field of an existing
 * animal that is empty in the row (null, or '' for its notes) stays as it is: files rarely hold every column, and an
 * empty cell must not erase a chip number.
 */
export const importAnimalsContract = {
  name: 'importAnimals',
  request: z
    .strictObject({
      zooId: documentId,
      rows: z.array(importRow).check(z.maxLength(IMPORT_ROWS_A_CALL)),
      /** further rows, each of which counts several animals */
      groups: z.optional(z.array(importGroup).check(z.maxLength(IMPORT_ROWS_A_CALL))),
      /** the deaths and departures that further rows tell of */
      departures: z.optional(z.array(importDeparture).check(z.maxLength(IMPORT_ROWS_A_CALL))),
      /** the same for all calls of one import, which can then be undone; absent: it cannot */
      importId: z.optional(importId),
      /** name of the file, by which people recognise the import later */
      fileName: z.optional(z.string().check(z.maxLength(FILE_NAME_LENGTH))),
      /** with the first call: kept for the establishment's next file */
      mapping: z.optional(importMappingSchema),
    })
    .check(
      z.refine(({ rows, groups = [], departures = [] }) => isCall(rows.length + groups.length + departures.length)),
    ),
  data: z.object({
    results: z.array(
      z.object({
        line: z.int(),
        outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
        /** id of the animal, or of the group */
        animalId: z.nullable(z.string()),
        code: z.nullable(z.string()),
        field: z.nullable(z.string()),
      }),
    ),
  }),
  failure: 'import/failed',
} as const satisfies Contract;

/**
 * Undoes a part of an import: the rows of one call, deaths and departures among them. Call again while `hasMore`. An
 * animal that somebody has changed since, or that a task or a photo names, is kept. An import is forgotten after thirty
 * days.
 */
export const undoImportContract = {
  name: 'undoImport',
  request: z.strictObject({ zooId: documentId, importId }),
  /** numbers of animals and groups */
  data: z.object({ removed: z.int(), restored: z.int(), kept: z.int(), hasMore: z.boolean() }),
  failure: 'import/undo-failed',
} as const satisfies Contract;

/** The most imports that are listed. */
export const MAX_LISTED_IMPORTS = 50;

/**
 * Lists the imports of the last thirty days that the person may undo, the latest first: their own, and for admins all.
 * An import that was undone is in the list no more.
 */
export const listImportsContract = {
  name: 'listImports',
  request: z.strictObject({ zooId: documentId }),
  data: z.object({
    imports: z.array(
      z.object({
        importId: z.string(),
        /** '' for one without a name */
        fileName: z.string(),
        atUnix: z.int(),
        /** name of its author; '' for an account that is gone */
        byName: z.string(),
        created: z.int(),
        updated: z.int(),
      }),
    ),
  }),
  failure: 'import/list-failed',
} as const satisfies Contract;
export type ListImportsData = DataOf<typeof listImportsContract>;
export type UndoImportRequest = RequestOf<typeof undoImportContract>;
export type UndoImportData = DataOf<typeof undoImportContract>;
export type ImportAnimalsRequest = RequestOf<typeof importAnimalsContract>;
export type ImportAnimalsData = DataOf<typeof importAnimalsContract>;
