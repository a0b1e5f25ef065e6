import * as z from 'zod/mini';
import type { Contract, DataOf, RequestOf } from './contract.ts';
import { importMappingSchema } from '../animal-import/import-mapping.ts';
import { importRow } from '../animal-import/checked-row.ts';
import { documentId } from '../shared/field-shapes.ts';

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
export type ImportAnimalsRequest = RequestOf<typeof importAnimalsContract>;
export type ImportAnimalsData = DataOf<typeof importAnimalsContract>;
