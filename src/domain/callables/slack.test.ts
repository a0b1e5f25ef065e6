import { expect, it } from 'vitest';
import { sendSlackTestContract } from './slack.ts';

it('a test message for Slack names an establishment, and no address', () => {
  const isGood = (request: object) => sendSlackTestContract.request.safeParse(request).success;
  expect(isGood({ zooId: 'zoo-1' })).toBe(true);
  expect(isGood({})).toBe(false);
  expect(isGood({ zooId: 'zoo-1', slackEndpoint: 'https://evil.example' })).toBe(false);
});
