import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBackend, OWNER, read, ROOT, set, wire } from '../../firestore/backend-for-tests.ts';
import type { Backend } from '../../firestore/contract.ts';
import { exportState } from './export-state.ts';
import { EXPORT_VERSION, MANIFEST_FILE, type Manifest } from './manifest.ts';
import { replaceState, undoInterruptedImport } from './replaced-state.ts';
import type { FilesTransfer, StateParts } from './state-parts.ts';

let folder: string;
let backend: Backend;
let files: string[];
let parts: StateParts;

/** Files in a list; the import of them fails on demand. */
function filesPart(failing: () => boolean): FilesTransfer {
  return {
    async exportTo(target) {
      await writeFile(join(target, 'list.json'), JSON.stringify(files));
      return files.length;
    },
    async importFrom(source) {
      if (failing()) throw new Error('the disk is full');
      files = JSON.parse(await readFile(join(source, 'list.json'), 'utf8')) as string[];
    },
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-'));
  backend = await openBackend();
  files = ['a.png'];
  parts = { projectId: 'demo', backend, accounts: null, files: filesPart(() => false) };
  const writes = Array.from({ length: 501 }, (_, n) => set(`c/${String(n).padStart(3, '0')}`, { n: BigInt(n) }));
  await backend.commit(OWNER, { writes: writes.slice(0, 500) });
  await backend.commit(OWNER, { writes: [...writes.slice(500), set('c/000/d/é', { text: 'Zèbre\n"2"' })] });
});
afterEach(() => rm(folder, { recursive: true }));

const kept = () => join(folder, 'kept');
const state = () => backend.everyDocument().map((document) => backend.toWire(document));
const change = async () => {
  files = ['b.png', 'c.png'];
  await backend.commit(OWNER, {
    writes: [{ delete: `${ROOT}/c/000` }, set('c/001', { n: 7n }), set('e/new', { n: 1n })],
  });
};
const editManifest = async (edit: (manifest: Manifest) => unknown) => {
  const path = join(kept(), MANIFEST_FILE);
  await writeFile(path, JSON.stringify(edit(JSON.parse(await readFile(path, 'utf8')) as Manifest)));
};

it('an import restores everything, times included, and removes the rest', async () => {
  const before = state();
  const { counts, version } = await exportState(parts, kept(), new Date('2026-03-01T12:00:00Z'));
  expect([counts, version]).toEqual([{ documents: 502, accounts: 0, files: 1 }, EXPORT_VERSION]);
  await change();
  await replaceState(parts, kept(), folder);
  expect(new Map(state().map((one) => [one.name, one]))).toEqual(new Map(before.map((one) => [one.name, one])));
  expect(files).toEqual(['a.png']);
  expect(await readdir(folder)).toEqual(['kept']);
});

describe('exporting the state', () => {
  it('an export replaces an earlier one', async () => {
    await exportState(parts, kept());
    await change();
    expect((await exportState(parts, kept())).counts).toMatchObject({ documents: 502, files: 2 });
    expect(await readdir(folder)).toEqual(['kept']);
  });

  it('an export takes an empty folder and refuses one with other content', async () => {
    await mkdir(kept());
    await exportState(parts, kept());
    const other = join(folder, 'photos');
    await mkdir(other);
    await writeFile(join(other, 'cat.jpg'), 'x');
    await expect(exportState(parts, other)).rejects.toThrow(/is not empty and not an earlier export/);
    expect(await readdir(other)).toEqual(['cat.jpg']);
  });
});

type Damage = readonly [what: string, damage: () => Promise<unknown>, message: RegExp];
const documents = () => join(kept(), 'firestore', 'documents.jsonl');

const damages: readonly Damage[] = [
  [
    'a folder that is no export',
    () => rm(join(kept(), MANIFEST_FILE)),
    /is not an export: it has no enclos-export\.json/,
  ],
  ['a newer version', () => editManifest((whole) => ({ ...whole, version: EXPORT_VERSION + 1 })), /by a newer version/],
  ['another project', () => editManifest((whole) => ({ ...whole, projectId: 'other' })), /of the project "other"/],
  ['a manifest that is no JSON', () => writeFile(join(kept(), MANIFEST_FILE), '{'), /does not describe an export/],
  ['a manifest of something else', () => editManifest(() => ({ name: 'x' })), /does not describe an export/],
  [
    'a manifest that leads out of the folder',
    () => editManifest((whole) => ({ ...whole, files: [{ path: '../x', bytes: 0, sha256: '' }] })),
    /does not describe an export/,
  ],
  ['a missing file', () => rm(documents()), /documents\.jsonl is missing/],
  ['a file cut short', () => truncate(documents(), 100), /documents\.jsonl is damaged/],
  ['a file with a line more', () => appendFile(documents(), '{}\n'), /documents\.jsonl is damaged/],
  [
    'a file that is not listed and no documents',
    () => editManifest((whole) => ({ ...whole, files: [] })).then(() => rm(documents())),
    /documents\.jsonl is missing/,
  ],
];

describe('an import refuses, in one line and without any change,', () => {
  it.each(damages)('%s', async (_what, damage, message) => {
    await exportState(parts, kept());
    await change();
    const before = state();
    await damage();
    const refusal = await replaceState(parts, kept(), folder).catch((error: Error) => error);
    expect(refusal).toMatchObject({ name: 'SuiteProblem', message: expect.stringMatching(message) });
    expect((refusal as Error).message).not.toContain('\n');
    expect(state()).toEqual(before);
    expect(files).toEqual(['b.png', 'c.png']);
  });
});

it('an import that fails half-way restores the former state', async () => {
  await exportState(parts, kept());
  await change();
  let calls = 0;
  const failingOnce = { ...parts, files: filesPart(() => (calls += 1) === 1) };
  await expect(replaceState(failingOnce, kept(), folder)).rejects.toThrow('the disk is full');
  expect(read(backend, 'c/001')).toEqual({ n: wire(7n) });
  expect(read(backend, 'e/new')).toEqual({ n: wire(1n) });
  expect(backend.lookup(`${ROOT}/c/000`)).toBeNull();
  expect(files).toEqual(['b.png', 'c.png']);
});

it('an import that was interrupted by the end of the process is undone', async () => {
  const before = state();
  // The state after the copy and before the import; then half of the import, then the end of the process.
  await exportState(parts, join(folder, 'before-import'));
  await change();
  expect(await undoInterruptedImport(parts, folder)).toBe(true);
  expect(new Set(state().map(({ name }) => name))).toEqual(new Set(before.map(({ name }) => name)));
  expect(files).toEqual(['a.png']);
  expect(await undoInterruptedImport(parts, folder)).toBe(false);
});

it('an incomplete copy of an interrupted import is dropped', async () => {
  await exportState(parts, join(folder, 'before-import'));
  await rm(join(folder, 'before-import', MANIFEST_FILE));
  await change();
  const before = state();
  expect(await undoInterruptedImport(parts, folder)).toBe(false);
  expect(state()).toEqual(before);
  expect(await readdir(folder)).toEqual([]);
});
