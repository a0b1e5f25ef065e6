import { expect, it } from 'vitest';
import { changeSharesContract, MAX_SHARES_A_CALL, proposeSharesContract } from './animal-shares.ts';

const ids = (length: number) => Array.from({ length }, (_unused, at) => `id-${at}`);
const SIZES = [0, 1, MAX_SHARES_A_CALL, MAX_SHARES_A_CALL + 1];

it('a proposal has one to fifty animals, and a message of 500 characters at most', () => {
  const proposal = { zooId: 'zoo-1', partnerId: 'zoo-2', animalIds: ['nala'], message: '' };
  const fits = (differences: object) =>
    proposeSharesContract.request.safeParse({ ...proposal, ...differences }).success;
  expect(SIZES.map((length) => fits({ animalIds: ids(length) }))).toEqual([false, true, true, false]);
  expect([fits({ message: 'x'.repeat(500) }), fits({ message: 'x'.repeat(501) })]).toEqual([true, false]);
});

it('a step is taken with one to fifty shares', () => {
  const step = { zooId: 'zoo-1', step: 'end', reason: '' };
  const fits = (length: number) => changeSharesContract.request.safeParse({ ...step, shareIds: ids(length) }).success;
  expect(SIZES.map(fits)).toEqual([false, true, true, false]);
});
