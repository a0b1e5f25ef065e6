import * as z from 'zod/mini';

/** The meaning of the columns and values of an establishment's register files, kept for the next file. */
export const importMappingSchema = z.strictObject({
  /** field by folded heading of a column; null for a column that is left out */
  columns: z.record(z.string().check(z.maxLength(200)), z.nullable(z.string().check(z.maxLength(60)))),
  /** by field: the meaning of a value of the file ('Enclos 12' -> an enclosureId) */
  values: z.record(
    z.string().check(z.maxLength(60)),
    z.record(z.string().check(z.maxLength(300)), z.string().check(z.maxLength(128))),
  ),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;
