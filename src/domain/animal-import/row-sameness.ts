import * as z from 'zod/mini';

/** The decision about one line that resembles an animal of the register: whether both are the same animal. */
export const rowSameness = z.object({ line: z.int(), isSame: z.boolean() });
export type RowSameness = z.infer<typeof rowSameness>;

/** Returns the decisions with a later one about a line; null takes the line's decision back. */
export function withSameness(
  decisions: readonly RowSameness[],
  line: number,
  isSame: boolean | null,
): readonly RowSameness[] {
  const others = decisions.filter((decision) => decision.line !== line);
  return isSame === null ? others : [...others, { line, isSame }];
}
