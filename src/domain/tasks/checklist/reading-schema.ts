import * as z from 'zod/mini';

/** true for a tick, a number, a chosen option, the id of a photo among the files of the task; null clears the item */
const valueSchema = z.nullable(z.union([z.literal(true), z.number(), z.string()]));
export type ReadingValue = z.infer<typeof valueSchema>;

/** One reading of one item of a task's checklist. */
export const readingSchema = z.object({
  itemId: z.string(),
  /** the item's place in the checklist at that time, from 0: the rules look there for its kind */
  place: z.number(),
  by: z.string(),
  atUnix: z.number(),
  value: valueSchema,
  comment: z.string(),
});
export type Reading = z.infer<typeof readingSchema>;
