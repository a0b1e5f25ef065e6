import { expect, it } from 'vitest';
import { invalidateSessionContract } from './observation-sessions.ts';

it('an invalidation has a reason of at most 5,000 characters, and nothing else', () => {
  const takes = (request: object) => invalidateSessionContract.request.safeParse(request).success;
  expect(takes({ visitId: 'v', reason: 'x'.repeat(5_000) })).toBe(true);
  expect(takes({ visitId: 'v', reason: 'x'.repeat(5_001) })).toBe(false);
  expect(takes({ visitId: 'v', reason: 'x', by: 'me' })).toBe(false);
  expect(takes({ reason: 'x' })).toBe(false);
});
