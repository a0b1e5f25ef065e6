import { expect, it } from 'vitest';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { acknowledgeAlertContract } from './alerts.ts';

it('takes a reason of the longest memo, and neither a longer one nor a foreign field', () => {
  const takes = (request: object) => acknowledgeAlertContract.request.safeParse(request).success;
  const request = { zooId: 'zoo-1', alertId: 'alert-1', reason: 'a'.repeat(MEMO_LENGTH) };
  expect(takes(request)).toBe(true);
  expect(takes({ ...request, reason: `${request.reason}a` })).toBe(false);
  expect(takes({ ...request, status: 'resolved' })).toBe(false);
  expect(takes({ zooId: 'zoo-1', alertId: 'alert-1' })).toBe(false);
});
