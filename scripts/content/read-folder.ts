import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A parsed file of content. */
type File = Readonly<Record<string, unknown>>;

/** Returns what each file of a folder says, by its name, in the order of the names; throws what `parse` throws. */
export function readFolder<Content>(folder: string, parse: (file: File) => Content): ReadonlyMap<string, Content> {
  const path = join(import.meta.dirname, folder);
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  return new Map(
    names.toSorted().map((name) => [name, parse(JSON.parse(readFileSync(join(path, name), 'utf8')) as File)]),
  );
}
