import { isDeepStrictEqual } from 'node:util';

/** A change of a list of ids: who or what came and left. */
type ListChange = { readonly added: readonly string[]; readonly removed: readonly string[] };
/** A change of a text, as far as the log repeats it. */
type TextChange = { readonly before: string | null; readonly after: string | null };
export type FieldChanges = Readonly<Record<string, ListChange | TextChange>>;

/** Characters of a text, and ids of a list, that the log repeats. */
export const MAX_LOGGED_TEXT = 200;
export const MAX_LOGGED_IDS = 200;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the changes of these fields between two states of a document; empty for none. A list gives the ids that came
 * and left, another value its text before and after, shortened; null where the field is missing.
 */
export function fieldChanges(before: Fields, after: Fields, fields: readonly string[]): FieldChanges {
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return Object.fromEntries(
    changed.flatMap((field) => {
      const change = changeOf(before[field], after[field]);
      return change === null ? [] : [[field, change]];
    }),
  );
}

/** Returns the change between two values; null for a list of the same ids in another order. */
function changeOf(before: unknown, after: unknown): ListChange | TextChange | null {
  if (!Array.isArray(before) && !Array.isArray(after)) return { before: textOf(before), after: textOf(after) };
  const [former, present] = [idsOf(before), idsOf(after)];
  const added = present.filter((id) => !former.includes(id)).slice(0, MAX_LOGGED_IDS);
  const removed = former.filter((id) => !present.includes(id)).slice(0, MAX_LOGGED_IDS);
  return added.length + removed.length === 0 ? null : { added, removed };
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MAX_LOGGED_TEXT ? text : `${text.slice(0, MAX_LOGGED_TEXT)}…`;
}
