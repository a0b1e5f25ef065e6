import { expect, it } from 'vitest';
import { openDemonstrationContract } from './open-demonstration.ts';

const reads = (request: unknown) => openDemonstrationContract.request.safeParse(request).success;

it('the request to open the demonstration says whether to enter, and names no account', () => {
  expect([reads({ enter: true }), reads({ enter: false })]).toEqual([true, true]);
  expect([reads({}), reads({ enter: 'yes' }), reads({ enter: true, userId: 'manager' })]).toEqual([
    false,
    false,
    false,
  ]);
});
