import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE, openBackend, OWNER, read, ROOT, set, wire } from '../backend-for-tests.ts';

let dataFolder: string;

beforeEach(() => {
  dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'journal-'));
});

afterEach(() => {
  fs.rmSync(dataFolder, { recursive: true });
});

const journal = (): string => path.join(dataFolder, 'journal.jsonl');

test('everything is there again after a process was killed', async () => {
  const first = await openBackend({ dataFolder });
  await first.commit(OWNER, { writes: [set('c/x', { n: 1n, when: new Date(0) }), set('c/y', {})] });
  await first.commit(OWNER, { writes: [{ delete: `${ROOT}/c/y` }] });
  const before = first.lookup(`${ROOT}/c/x`);
  const second = await openBackend({ dataFolder });
  expect(second.lookup(`${ROOT}/c/x`)).toEqual(before);
  expect(second.lookup(`${ROOT}/c/y`)).toBeNull();
  expect(second.currentVersion(DATABASE)).toBe(first.currentVersion(DATABASE));
});

test('a torn last line is cut off and later commits are kept', async () => {
  const first = await openBackend({ dataFolder });
  await first.commit(OWNER, { writes: [set('c/x', { n: 1n })] });
  fs.appendFileSync(journal(), '{"database":"projects/demo/databases/(default)","ver');
  const second = await openBackend({ dataFolder });
  await second.commit(OWNER, { writes: [set('c/y', { n: 2n })] });
  const third = await openBackend({ dataFolder });
  expect(read(third, 'c/x')).toEqual({ n: wire(1n) });
  expect(read(third, 'c/y')).toEqual({ n: wire(2n) });
});

test('closing leaves a snapshot, which older journal lines cannot undo', async () => {
  const first = await openBackend({ dataFolder });
  await first.commit(OWNER, { writes: [set('c/x', { n: 1n })] });
  const old = fs.readFileSync(journal());
  await first.commit(OWNER, { writes: [set('c/x', { n: 2n })] });
  await first.close();
  expect(fs.statSync(journal()).size).toBe(0);
  fs.writeFileSync(journal(), old);
  const second = await openBackend({ dataFolder });
  expect(read(second, 'c/x')).toEqual({ n: wire(2n) });
  await second.close();
  const third = await openBackend({ dataFolder });
  expect(read(third, 'c/x')).toEqual({ n: wire(2n) });
});

test('versions go on rising after a restart, whatever the clock says', async () => {
  const first = await openBackend({ dataFolder, now: () => 2_000_000 });
  await first.commit(OWNER, { writes: [set('c/x', { n: 1n })] });
  const second = await openBackend({ dataFolder, now: () => 1_000_000 });
  await second.commit(OWNER, { writes: [set('c/x', { n: 2n })] });
  expect(second.currentVersion(DATABASE)).toBeGreaterThan(first.currentVersion(DATABASE));
});
