import { expect, it } from 'vitest';
import { ERROR_CODES } from '../errors/catalogue.ts';
import { SLACK_FAILURES, slackDeliverySchema, UNUSED_DELIVERY } from './slack-message.ts';

it('every reason for which Slack got no message has a sentence of the catalogue', () => {
  expect(SLACK_FAILURES.filter((failure) => !ERROR_CODES.includes(failure))).toEqual([]);
});

it('a connection that was never used has neither sent nor failed', () => {
  expect(Object.values(slackDeliverySchema.parse(UNUSED_DELIVERY)).every((value) => value === null)).toBe(true);
});
