import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDefinitions } from './follow-definitions.ts';
import type { IndexSettings } from './enforcement.ts';

const ONE = { indexes: [{ collectionGroup: 'c', fields: [{ fieldPath: 'a', order: 'ASCENDING' }] }] };

let folder: string;
let file: string;
let set: IndexSettings[];
let said: string[];
let stop: () => void = () => undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'indexes-'));
  file = join(folder, 'firestore.indexes.json');
  set = [];
  said = [];
});

afterEach(async () => {
  stop();
  await rm(folder, { recursive: true });
});

const follow = async (mode: IndexSettings['mode'] | null): Promise<void> => {
  stop();
  stop = await followDefinitions({
    backend: { setIndexes: (settings) => set.push(settings) },
    file,
    mode,
    log: (line) => said.push(line),
  });
};

test('queries are checked when the project has the file, and without the file only on request', async () => {
  await follow(null);
  expect(set).toEqual([{ mode: 'off', definitions: { composites: [], overrides: [] } }]);
  await follow('error');
  expect(set[1]).toEqual({ mode: 'error', definitions: { composites: [], overrides: [] } });
  await writeFile(file, JSON.stringify(ONE));
  await follow(null);
  expect(set[2]).toMatchObject({ mode: 'error', definitions: { composites: [{ collectionId: 'c' }] } });
});

test('an unreadable file ends the start with one line', async () => {
  await writeFile(file, '{');
  await expect(follow(null)).rejects.toThrow(/^firestore.indexes.json is not valid JSON/);
});

test('a changed file is loaded, and a faulty one is not', async () => {
  await writeFile(file, '{}');
  await follow('warn');
  await writeFile(file, JSON.stringify(ONE));
  await vi.waitFor(() => expect(set.at(-1)?.definitions.composites).toHaveLength(1), 10_000);
  await writeFile(file, 'nonsense');
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/previous indexes stay/), 10_000);
  expect(set.at(-1)?.definitions.composites).toHaveLength(1);
});
