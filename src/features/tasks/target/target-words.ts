import type { TFunction } from 'i18next';
import type { Task } from '#domain/tasks/task.ts';

/** The largest number of places or animals of a target that are named; further ones are counted. */
const MAX_NAMED = 10;

/** Returns the ids that are named. */
export const namedIds = (ids: readonly string[]): string[] => ids.slice(0, MAX_NAMED);

/** Returns a target in words: its count, and the names that are known: "2 enclos · Plaine et Volière". */
export function targetWords(
  { level, ids }: Task['target'],
  names: ReadonlyMap<string, string>,
  { t, list }: { readonly t: TFunction<'task-details'>; readonly list: (names: readonly string[]) => string },
): string {
  const known = namedIds(ids).flatMap((id) => names.get(id) ?? []);
  const count = t(`values.targets.${level}`, { count: ids.length });
  return known.length === 0 ? count : `${count} · ${list(known)}`;
}
