/**
 * The changes of objects on disk, one line each, in `objects.jsonl`. A change counts once its line is complete. On
 * opening, the current state is written to another file, which then replaces the old one atomically.
 */
import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { keepDamagedCopy, readIfPresent } from '../damaged-files.ts';
import { readIndexLines } from './index-lines.ts';
import type { Change, ObjectTable } from './table.ts';

const NAME = 'objects.jsonl';

/** The number of outdated lines beyond which the file is rewritten. */
const MAX_OUTDATED = 20_000;

export type Journal = {
  /** Resolves once the changes survive a crash, all of them or none. */
  append(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
};

/** A journal for contents that are lost when the process ends. */
export const noJournal: Journal = { append: async () => undefined, close: async () => undefined };

type Surroundings = {
  /** whether bytes of files lie on the disk, for an index that lists nothing */
  readonly hasBytes: boolean;
  readonly log: (line: string) => void;
};

/**
 * Reads the index into the table and continues it. Of a damaged index the readable lines count; a copy of it is kept
 * beside, before anything is written, and one line in the log names both. An index that is missing, empty or torn within
 * its first line counts as damaged when there are bytes of files.
 * @throws a sentence for the terminal when the index exists and cannot be read
 */
export async function openJournal(
  folder: string,
  table: ObjectTable,
  { hasBytes, log }: Surroundings,
): Promise<Journal> {
  const path = join(folder, NAME);
  const bytes = await readIfPresent(path);
  const { changes: found, damaged } = readIndexLines(bytes ?? Buffer.alloc(0));
  for (const change of found) table.apply(change);
  let fault: string | null = null;
  if (damaged.length > 0) fault = `is damaged: ${linesNamed(damaged)} cannot be read`;
  else if (found.length === 0 && hasBytes) fault = bytes === null ? 'is missing' : 'lists nothing';
  if (fault !== null) {
    const copy = await keepDamagedCopy(path, bytes ?? Buffer.alloc(0));
    log(`The index of files ${path} ${fault}. ${[...table.all()].length} files were found; ${copy} is a copy of it.`);
  }
  let file = await rewrite(folder, table);
  let outdated = 0;
  return {
    async append(changes) {
      if (outdated > MAX_OUTDATED) {
        await file.close();
        file = await rewrite(folder, table);
        outdated = 0;
      }
      // Until the write succeeds: after a failure the line may be incomplete, and the next append starts another file.
      const known = outdated;
      outdated = Infinity;
      await file.appendFile(`${JSON.stringify(changes)}\n`);
      await file.datasync();
      outdated = known + changes.length;
    },
    close: () => file.close(),
  };
}

async function rewrite(folder: string, table: ObjectTable): Promise<FileHandle> {
  const path = join(folder, NAME);
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w');
  const lines: string[] = [];
  for (const object of table.all()) lines.push(JSON.stringify([{ kind: 'put', object }]));
  await file.writeFile(lines.map((line) => `${line}\n`).join(''));
  await file.sync();
  await file.close();
  await rename(temporary, path);
  return open(path, 'a');
}

function linesNamed(numbers: readonly number[]): string {
  const first = numbers.slice(0, 5).join(', ');
  if (numbers.length === 1) return `line ${first}`;
  return numbers.length > 5 ? `lines ${first} and ${numbers.length - 5} more` : `lines ${first}`;
}
