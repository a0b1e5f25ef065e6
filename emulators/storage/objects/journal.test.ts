import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJournal } from './journal.ts';
import { anObject } from './object-for-tests.ts';
import { ObjectTable } from './table.ts';

let folder: string;
let told: string[];
const surroundings = { hasBytes: false, log: (line: string) => void told.push(line) };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-journal-'));
  told = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function reopened(): Promise<string[]> {
  const table = new ObjectTable();
  const journal = await openJournal(folder, table, surroundings);
  await journal.close();
  return [...table.all()].map(({ name }) => name);
}

async function write(...names: readonly string[]): Promise<void> {
  const journal = await openJournal(folder, new ObjectTable(), surroundings);
  for (const name of names) await journal.append([{ kind: 'put', object: anObject({ name }) }]);
  await journal.close();
}

it('a reopened journal has what was appended and not what was deleted', async () => {
  await write('a', 'b');
  const table = new ObjectTable();
  const journal = await openJournal(folder, table, surroundings);
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

it('opening the journal drops outdated lines', async () => {
  await write('a', 'a', 'a');
  await reopened();
  expect((await readFile(join(folder, 'objects.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(1);
});
