import { randomUUID } from 'node:crypto';
import { error, info } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimMessages } from '../../functions/src/slack/claim-messages.ts';
import { postToSlack, type SlackPost } from '../../functions/src/slack/post-to-slack.ts';
import { queueSlackMessage } from '../../functions/src/slack/queue-message.ts';
import { sendAllWaiting, sendWaiting } from '../../functions/src/slack/send-waiting.ts';
import { settleAbandoned, settleMessages } from '../../functions/src/slack/settle-messages.ts';
import { MAX_SLACK_ATTEMPTS, SLACK_LEASE_MS, SLACK_WINDOW_MS } from '../../src/domain/slack/slack-attempts.ts';
import type { SlackMessage } from '../../src/domain/slack/slack-message.ts';
import { slackFacts } from '../support/builders/slack-message.ts';
import { createPark } from './support/park.ts';
import { stored } from './support/records.ts';
import { answering, closing, hanging, SLACK_SECRET, type SlackServer, startSlack } from './support/slack-server.ts';
import { database } from './support/suite.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const NOW = Date.parse('2026-03-10T08:00:00Z');
const MINUTE = 60_000;

let slack: SlackServer;
let zooId: string;
beforeEach(async () => {
  slack = await startSlack();
  zooId = await createPark({ languages: ['en'], slackChannel: '#keepers' });
  await database.doc(`zoo/${zooId}/private/integrations`).set({ slackEndpoint: slack.endpoint });
});
afterEach(async () => {
  await slack.close();
  vi.mocked(error).mockClear();
  vi.mocked(info).mockClear();
});

const post = (endpoint: string, message: SlackPost) =>
  postToSlack(endpoint, message, { isLocal: true, timeoutMs: 1_000 });
const queue = (subjectId: string = randomUUID(), now = NOW) =>
  queueSlackMessage(database, zooId, slackFacts({ subjectId, title: `Task ${subjectId}` }), now);
const send = (now = NOW) => sendWaiting(database, zooId, now, post);
async function queued(): Promise<SlackMessage[]> {
  const { docs } = await database.collection('slackMessages').where('zooId', '==', zooId).get();
  return docs.map((document) => document.data() as SlackMessage);
}
const statesOf = async () => (await queued()).map(({ state, failure }) => [state, failure]);
const delivery = () => stored(`zoo/${zooId}/private/slack`);

describe('a queued message', () => {
  it('is sent to the channel, in the language of the establishment, and recorded as sent', async () => {
    expect(await queue('one')).toBe(true);
    expect(await send()).toBe('sent');
    expect(slack.received).toMatchObject([
      { channel: '#keepers', text: expect.stringMatching(/^New task: Task one\n/) },
    ]);
    expect(await queued()).toMatchObject([{ state: 'sent', attempts: 1, settledAtUnix: NOW, nextTryUnix: null }]);
    expect(await delivery()).toMatchObject({ lastSentUnix: NOW, failingSinceUnix: null, failure: null });
  });
  it('is queued once and sent once, however often its event comes', async () => {
    const again = await Promise.all([queue('one'), queue('one'), queue('one')]);
    expect(again.filter(Boolean)).toHaveLength(1);
    await send();
    expect(await queue('one')).toBe(false);
    expect(await send(NOW + SLACK_WINDOW_MS)).toBeNull();
    expect(slack.received).toHaveLength(1);
  });
  it('is sent once by two runs at once', async () => {
    await queue();
    const ends = await Promise.all([send(), send(), sendAllWaiting(database, NOW, post).then(() => null)]);
    expect(ends.filter((end) => end === 'sent').length).toBeLessThanOrEqual(1);
    expect(slack.received).toHaveLength(1);
    expect(await statesOf()).toEqual([['sent', null]]);
  });
  it('waits for others until the window is over; then they go out as one text', async () => {
    await queue('first');
    await send();
    for (let at = 1; at <= 12; at += 1) await queue(`later ${at}`, NOW + at);
    expect(await send(NOW + SLACK_WINDOW_MS - 1)).toBeNull();
    expect(slack.received).toHaveLength(1);
    expect(await send(NOW + SLACK_WINDOW_MS)).toBe('sent');
    expect(slack.received).toHaveLength(2);
    const lines = slack.received[1]?.text.split('\n') ?? [];
    expect([lines.length, lines.at(-1)]).toEqual([11, 'Other messages: 2']);
  });
  it('is dropped when the establishment has no endpoint any more', async () => {
    await queue();
    await database.doc(`zoo/${zooId}/private/integrations`).set({ slackEndpoint: null });
    expect(await send()).toBeNull();
    expect(await statesOf()).toEqual([['dropped', null]]);
    expect(slack.received).toEqual([]);
  });
});

describe('a message that Slack does not take', () => {
  it.each([
    ['429 with Retry-After', answering(429, 'rate_limited', { 'retry-after': '600' }), 'slack/busy', 10 * MINUTE],
    ['500', answering(500, 'rollup_error'), 'slack/unreachable', MINUTE],
  ] as const)('is tried again after %s, and not before', async (_name, manners, failure, wait) => {
    slack.behave(manners);
    await queue();
    expect(await send()).toBe('retry');
    expect(await statesOf()).toEqual([['waiting', failure]]);
    expect(await delivery()).toMatchObject({ failingSinceUnix: NOW, failure });
    slack.behave(answering(200));
    expect(await send(NOW + wait - 1)).toBeNull();
    expect(await send(NOW + wait)).toBe('sent');
    expect(slack.received).toHaveLength(2);
    expect(await delivery()).toMatchObject({ lastSentUnix: NOW + wait, failingSinceUnix: null, failure: null });
  });
  it('is tried again when nobody listens at the address', async () => {
    await queue();
    await slack.close();
    expect(await send()).toBe('retry');
    expect(await statesOf()).toEqual([['waiting', 'slack/unreachable']]);
  });
  it('is given up after the last attempt', async () => {
    slack.behave(answering(503));
    await queue();
    const ends = [];
    for (let attempt = 0; attempt <= MAX_SLACK_ATTEMPTS; attempt += 1)
      ends.push(await send(NOW + attempt * 180 * MINUTE));
    expect(ends).toEqual([...Array.from({ length: MAX_SLACK_ATTEMPTS }, () => 'retry'), null]);
    expect(slack.received).toHaveLength(MAX_SLACK_ATTEMPTS);
    expect(await statesOf()).toEqual([['failed', 'slack/unreachable']]);
    expect(await delivery()).toMatchObject({ failingSinceUnix: NOW, lastSentUnix: null });
  });
  it.each([
    [404, 'no_service', 'slack/address-refused'],
    [403, 'invalid_token', 'slack/address-refused'],
    [404, 'channel_not_found', 'slack/channel-refused'],
    [400, 'invalid_payload', 'slack/refused'],
  ] as const)('with %i and %s is given up at once, and the admins are told why', async (status, body, failure) => {
    slack.behave(answering(status, body));
    await queue();
    expect(await send()).toBe('failed');
    expect(await statesOf()).toEqual([['failed', failure]]);
    expect(await delivery()).toMatchObject({ failingSinceUnix: NOW, failure });
    expect(await send(NOW + 180 * MINUTE)).toBeNull();
    expect(slack.received).toHaveLength(1);
  });
  it('follows no redirect', async () => {
    const elsewhere = await startSlack();
    slack.behave(answering(307, '', { location: elsewhere.endpoint }));
    await queue();
    expect(await send()).toBe('failed');
    expect(elsewhere.received).toEqual([]);
    expect(await statesOf()).toEqual([['failed', 'slack/refused']]);
    await elsewhere.close();
  });
  it.each([
    ['hangs', hanging],
    ['closes the connection', closing],
  ])('by a server that %s after reading it is never sent a second time', async (_name, manners) => {
    slack.behave(manners);
    await queue();
    expect(await send()).toBe('unknown');
    expect(await statesOf()).toEqual([['unknown', 'slack/no-answer']]);
    expect(await send(NOW + 180 * MINUTE)).toBeNull();
    expect(slack.received).toHaveLength(1);
    expect(await delivery()).toMatchObject({ failingSinceUnix: NOW, failure: 'slack/no-answer' });
  });
});

describe('a run that is killed between claim and record', () => {
  it('leaves messages that are never sent again, and kept as unknown once its lease is over', async () => {
    await queue();
    const claim = await claimMessages(database, zooId, NOW);
    expect(claim?.messages).toHaveLength(1);
    expect(await send(NOW + SLACK_WINDOW_MS)).toBeNull();
    await settleAbandoned(database, NOW + SLACK_LEASE_MS - 1);
    expect(await statesOf()).toEqual([['sending', null]]);
    await settleAbandoned(database, NOW + SLACK_LEASE_MS);
    expect(await statesOf()).toEqual([['unknown', 'slack/no-answer']]);
    expect(await send(NOW + 180 * MINUTE)).toBeNull();
    expect(slack.received).toEqual([]);
    expect(await delivery()).toMatchObject({ failure: 'slack/no-answer' });
  });
  it('cannot bring its messages back when it only was slow', async () => {
    await queue();
    const claim = (await claimMessages(database, zooId, NOW))!;
    await settleAbandoned(database, NOW + SLACK_LEASE_MS);
    const outcome = { end: 'retry', failure: 'slack/unreachable', retryAfterMs: 0 } as const;
    await settleMessages(database, { ...claim, zooId }, outcome, NOW + SLACK_LEASE_MS);
    expect(await statesOf()).toEqual([['unknown', 'slack/no-answer']]);
  });
});

describe('the address of the endpoint', () => {
  it('is posted to only when it is Slack’s; from the local Firebase only when it is on this machine', async () => {
    const message = { text: 'x', channel: null };
    const refused = { end: 'failed', failure: 'slack/address-refused' };
    for (const isLocal of [true, false])
      for (const address of ['https://evil.example/services/x', 'http://169.254.169.254/', 'file:///etc/passwd', ''])
        expect(await postToSlack(address, message, { isLocal })).toEqual(refused);
    expect(await postToSlack(slack.endpoint, message, { isLocal: false })).toEqual(refused);
    expect(slack.received).toEqual([]);
    expect(await postToSlack('https://hooks.slack.com/services/T0', message, { isLocal: true })).toEqual({
      end: 'failed',
      failure: 'slack/local-only',
    });
  });
  it('is neither logged nor stored beside the settings, whatever happens', async () => {
    for (const manners of [answering(200), answering(500), answering(404, 'no_service'), closing, answering(302)]) {
      slack.behave(manners);
      await queue();
      await database.doc(`zoo/${zooId}/private/slack`).delete();
      await send(NOW + 180 * MINUTE);
    }
    await slack.close();
    await queue();
    await database.doc(`zoo/${zooId}/private/slack`).delete();
    await send(NOW + 180 * MINUTE);
    expect(vi.mocked(info).mock.calls.length).toBeGreaterThanOrEqual(6);
    const written = JSON.stringify([vi.mocked(info).mock.calls, vi.mocked(error).mock.calls]);
    expect(written).toContain(zooId);
    expect(written).not.toContain(SLACK_SECRET);
    expect(JSON.stringify([await queued(), await delivery()])).not.toContain(SLACK_SECRET);
  });
});
