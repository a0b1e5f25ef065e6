import type { Task } from './task.ts';

/** The records that a task is for: one by name, the others by their number. */
export type NamedTargets = {
  readonly level: 'ENCLOSURE' | 'ANIMAL';
  /** id of the enclosure or animal to name */
  readonly id: string;
  /** number of the others */
  readonly more: number;
};

/**
 * Returns the enclosure or animal by which a list names a task, and the number of its others; null for a task that is
 * for sectors alone.
 */
export function namedTargets({
  target,
  enclosureIds,
  animalIds,
}: Pick<Task, 'target' | 'enclosureIds' | 'animalIds'>): NamedTargets | null {
  if (target.level === 'SECTOR') return null;
  const ids = target.level === 'ANIMAL' ? animalIds : enclosureIds;
  const [id] = ids;
  return id === undefined ? null : { level: target.level, id, more: ids.length - 1 };
}

/**
 * Returns the ids of the enclosures that a list of tasks names, each once and in a fixed order, at most `most`: the same
 * list asks the same question, whatever the order of its rows.
 */
export function enclosuresToName(tasks: readonly Parameters<typeof namedTargets>[0][], most: number): string[] {
  const ids = tasks.flatMap((task) => {
    const named = namedTargets(task);
    return named?.level === 'ENCLOSURE' ? [named.id] : [];
  });
  return [...new Set(ids)].slice(0, most).toSorted();
}

/** Returns the names that several of these animals have: beside them the animal needs a further mark. */
export function repeatedNames(animals: readonly { readonly animalName: string }[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { animalName } of animals) (seen.has(animalName) ? repeated : seen).add(animalName);
  return repeated;
}
