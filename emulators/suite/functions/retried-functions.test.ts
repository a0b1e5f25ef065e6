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

it.each(['', '{', 'null', '{"endpoints":null}'])('finds none in a manifest that is %j', (manifest) => {
  expect([...readRetried(manifest)]).toEqual([]);
});

it('finds none without a manifest', async () => {
  expect([...(await retriedFunctions('/nowhere/functions.yaml'))]).toEqual([]);
});
