import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRetried, retriedFunctions } from './retried-functions.ts';

it('finds the functions with retry', () => {
  const endpoints = {
    a: { eventTrigger: { retry: true } },
    b: { eventTrigger: { retry: false } },
    c: { httpsTrigger: {} },
  };
  expect([...readRetried(JSON.stringify({ specVersion: 'v1alpha1', endpoints }))]).toEqual(['a']);
});

it.each(['null', '{"endpoints":null}'])('finds none in a manifest that is %j', (manifest) => {
  expect([...readRetried(manifest)]).toEqual([]);
});

it('finds none without a manifest, without a word', async () => {
  const lines: string[] = [];
  expect([...(await retriedFunctions('/nowhere/functions.yaml', (line) => lines.push(line)))]).toEqual([]);
  expect(lines).toEqual([]);
});

it('reports a manifest that is cut off or no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  await writeFile(join(folder, 'functions.yaml'), '{"endpoints":{"a":');
  const lines: string[] = [];
  for (const path of [join(folder, 'functions.yaml'), folder])
    expect([...(await retriedFunctions(path, (line) => lines.push(line)))]).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(/^no function is retried: .*functions\.yaml cannot be read \(.*JSON/u),
    expect.stringMatching(/^no function is retried: .* cannot be read \(EISDIR/u),
  ]);
  await rm(folder, { recursive: true });
});
