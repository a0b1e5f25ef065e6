import type { KnownAnimal } from './import-ground.ts';

/**
 * The earlier uses of an identifier or a chip: the animal of the register that has it, and the first line of the file
 * that names it.
 */
export type KnownKey = { readonly animal: KnownAnimal | undefined; readonly earlier: number | null };

type Registered = { readonly animal: KnownAnimal; line: number | null };
const NOTHING: KnownKey = { animal: undefined, earlier: null };

/**
 * Returns a function that takes the keys of a file line by line and returns the earlier uses of each; none for '' and
 * null. Of two animals with one key the later one counts. One map serves both register and file: it is asked for every
 * line of thousands.
 */
export function knownKeys(
  animals: readonly KnownAnimal[],
  keysOf: (animal: KnownAnimal) => readonly (string | null)[],
): (key: string | null, line: number) => KnownKey {
  const known = new Map<string, Registered | number>();
  for (const animal of animals) {
    const registered = { animal, line: null };
    for (const key of keysOf(animal)) if (key !== null && key !== '') known.set(key, registered);
  }
  return (key, line) => {
    if (key === null || key === '') return NOTHING;
    const before = known.get(key);
    if (before === undefined) {
      known.set(key, line);
      return NOTHING;
    }
    if (typeof before === 'number') return { animal: undefined, earlier: other(before, line) };
    const earlier = other(before.line, line);
    before.line ??= line;
    return { animal: before.animal, earlier };
  };
}

/** A line that names one animal by two identifiers does not repeat itself. */
function other(earlier: number | null, line: number): number | null {
  return earlier === line ? null : earlier;
}
