import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interruptedSeed, markSeed, unmarkSeed } from './seed-mark.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mark-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds an interrupted seed with its size, day and rest, until it is complete', async () => {
  expect(await interruptedSeed(folder, 'small', 5)).toBeNull();
  await markSeed(folder, { scale: 'medium', nowMs: 3, rest: 'everything' });
  expect(await interruptedSeed(folder, 'small', 5)).toEqual({ scale: 'medium', nowMs: 3, rest: 'everything' });
  await markSeed(folder, { scale: 'medium', nowMs: 3, rest: 'pictures' });
  expect(await interruptedSeed(folder, 'small', 5)).toEqual({ scale: 'medium', nowMs: 3, rest: 'pictures' });
  expect(await readdir(folder)).toEqual(['seeding.json']);
  await unmarkSeed(folder);
  expect(await interruptedSeed(folder, 'small', 5)).toBeNull();
});

it.each([
  ['that was cut off', '{"scale":"me', { scale: 'small', nowMs: 5 }],
  ['of a former version', '{"scale":"medium","nowMs":3}', { scale: 'medium', nowMs: 3 }],
])('takes a record %s for a seed of which everything is missing', async (_, text, seed) => {
  await writeFile(join(folder, 'seeding.json'), text);
  expect(await interruptedSeed(folder, 'small', 5)).toEqual({ ...seed, rest: 'everything' });
});
