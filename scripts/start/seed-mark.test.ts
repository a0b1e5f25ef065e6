import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interruptedSeed, markSeed, unmarkSeed } from './seed-mark.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mark-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds an interrupted seed with its size and day, until it is complete', async () => {
  expect(await interruptedSeed(folder, 'small', 5)).toBeNull();
  await markSeed(folder, { scale: 'medium', nowMs: 3 });
  expect(await interruptedSeed(folder, 'small', 5)).toEqual({ scale: 'medium', nowMs: 3 });
  await unmarkSeed(folder);
  expect(await interruptedSeed(folder, 'small', 5)).toBeNull();
});

it('takes a record that was cut off for an interrupted seed', async () => {
  await writeFile(join(folder, 'seeding.json'), '{"scale":"me');
  expect(await interruptedSeed(folder, 'small', 5)).toEqual({ scale: 'small', nowMs: 5 });
});
