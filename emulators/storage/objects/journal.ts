/**
 * The changes of objects on disk, one line each, in `objects.jsonl`. A change counts once its line is complete. On
 * opening, the current state is written to another file, which then replaces the old one atomically.
 */
import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Reads the file into the table and continues it. A torn last line is cut off, a damaged one is logged. */
export async function openJournal(folder: string, table: ObjectTable, log: (line: string) => void): Promise<Journal> {
  const path = join(folder, NAME);
  const text = await readFile(path, 'utf8').catch(() => '');
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    const changes = readLine(line);
    if (changes === null) log(`${NAME}:${index + 1} is damaged; what it said is lost`);
    else for (const change of changes) table.apply(change);
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
  for (const bucket of table.buckets()) lines.push(JSON.stringify([{ kind: 'putBucket', bucket }]));
  for (const object of table.all()) lines.push(JSON.stringify([{ kind: 'put', object }]));
  await file.writeFile(lines.map((line) => `${line}\n`).join(''));
  await file.sync();
  await file.close();
  await rename(temporary, path);
  return open(path, 'a');
}

function readLine(line: string): Change[] | null {
  try {
    const changes: unknown = JSON.parse(line);
    return Array.isArray(changes) ? (changes as Change[]) : null;
  } catch {
    return null;
  }
}
