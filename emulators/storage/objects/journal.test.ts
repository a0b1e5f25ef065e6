import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJournal } from './journal.ts';
import { anObject } from './object-for-tests.ts';
import { ObjectTable } from './table.ts';

let folder: string;
let told: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-journal-'));
  told = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function reopened(): Promise<string[]> {
  const table = new ObjectTable();
  const journal = await openJournal(folder, table, (line) => told.push(line));
  await journal.close();
  return [...table.all()].map(({ name }) => name);
}

async function write(...names: readonly string[]): Promise<void> {
  const journal = await openJournal(folder, new ObjectTable(), (line) => told.push(line));
  for (const name of names) await journal.append([{ kind: 'put', object: anObject({ name }) }]);
  await journal.close();
}

it('a reopened journal has what was appended and not what was deleted', async () => {
  await write('a', 'b');
  const table = new ObjectTable();
  const journal = await openJournal(folder, table, () => undefined);
  await journal.append([{ kind: 'delete', bucket: anObject().bucket, name: 'a' }]);
  await journal.close();
  expect(await reopened()).toEqual(['b']);
});

it('a truncated line does not count', async () => {
  await write('a');
  const whole = JSON.stringify([{ kind: 'put', object: anObject({ name: 'b' }) }]);
  await appendFile(join(folder, 'objects.jsonl'), whole.slice(0, 40));
  expect(await reopened()).toEqual(['a']);
  expect(told).toEqual([]);
});

it('a damaged line is logged and loses only itself', async () => {
  await write('a', 'b', 'c');
  const path = join(folder, 'objects.jsonl');
  const lines = (await readFile(path, 'utf8')).split('\n');
  lines[1] = lines[1]?.slice(5) ?? '';
  await writeFile(path, lines.join('\n'));
  expect(await reopened()).toEqual(['a', 'c']);
  expect(told).toEqual([expect.stringContaining('objects.jsonl:2 is damaged')]);
});

it('opening the journal drops outdated lines', async () => {
  await write('a', 'a', 'a');
  await reopened();
  expect((await readFile(join(folder, 'objects.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(1);
});
