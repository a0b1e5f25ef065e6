import { describe, expect, it } from 'vitest';
import { MAX_SLACK_ATTEMPTS, nextTryAt, outcomeOfAnswer } from './slack-attempts.ts';

const MINUTE = 60_000;
const answer = (status: number, body = '', retryAfter: string | null = null) =>
  outcomeOfAnswer({ status, body, retryAfter });

describe('an answer of Slack', () => {
  it.each([200, 204, 299])('with the status %i means that the message was delivered', (status) =>
    expect(answer(status)).toEqual({ end: 'sent' }),
  );
  it.each([408, 500, 503])('with the status %i means that the message can be tried again', (status) =>
    expect(answer(status)).toEqual({ end: 'retry', failure: 'slack/unreachable', retryAfterMs: 0 }),
  );
  it.each([
    ['30', 30_000],
    ['99999', 360 * MINUTE],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
    ['-5', 0],
    [null, 0],
  ])('that asks for fewer messages with Retry-After %j is obeyed for %i ms', (retryAfter, retryAfterMs) =>
    expect(answer(429, '', retryAfter)).toEqual({ end: 'retry', failure: 'slack/busy', retryAfterMs }),
  );
  it.each([
    [404, 'no_service', 'slack/address-refused'],
    [403, 'invalid_token', 'slack/address-refused'],
    [401, 'anything', 'slack/address-refused'],
    [403, 'anything', 'slack/address-refused'],
    [404, 'anything', 'slack/address-refused'],
    [410, 'anything', 'slack/address-refused'],
    [400, 'no_team', 'slack/address-refused'],
    [404, 'channel_not_found', 'slack/channel-refused'],
    [410, 'channel_is_archived', 'slack/channel-refused'],
    [403, 'action_prohibited', 'slack/channel-refused'],
    [403, 'posting_to_general_channel_denied', 'slack/channel-refused'],
    [400, 'invalid_payload', 'slack/refused'],
    [300, '', 'slack/refused'],
    [302, '', 'slack/refused'],
  ])('with the status %i and %j is a refusal for good: %s', (status, body, failure) =>
    expect(answer(status, body)).toEqual({ end: 'failed', failure }),
  );
});

describe('a refused message', () => {
  it('is tried again after growing times, and given up after the last attempt', () => {
    const waits = Array.from({ length: MAX_SLACK_ATTEMPTS }, (_unused, at) => nextTryAt(at + 1, 0, 0));
    expect(waits).toEqual([MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE, null]);
  });
  it('waits at least as long as Slack asks for', () => {
    expect(nextTryAt(1, MINUTE - 1, 1_000)).toBe(MINUTE + 1_000);
    expect(nextTryAt(1, MINUTE + 1, 1_000)).toBe(MINUTE + 1_001);
  });
});
