import { expect, it } from 'vitest';
import { importReferenceDataContract } from './import-reference-data.ts';

it('the request to copy reference data is a key and nothing else', () => {
  const reads = (request: unknown) => importReferenceDataContract.request.safeParse(request).success;
  expect([reads({ key: 'k' }), reads({ key: 'k'.repeat(500) })]).toEqual([true, true]);
  expect(
    [{}, { key: '' }, { key: 'k'.repeat(501) }, { key: 7 }, { key: 'k', url: 'https://elsewhere.example' }].map(reads),
  ).toEqual([false, false, false, false, false]);
});
