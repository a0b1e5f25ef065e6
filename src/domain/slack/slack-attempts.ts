import type { EpochMs } from '../time/epoch.ts';
import type { SlackFailure } from './slack-message.ts';

const MINUTE = 60_000;
/** The waiting times after the first, second … refused attempt; after the last one a message is given up. */
const WAITS_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE] as const;
/** The most attempts to send a message. */
export const MAX_SLACK_ATTEMPTS = WAITS_MS.length + 1;
/** The longest time that Slack's own `Retry-After` is obeyed for. */
const MAX_RETRY_AFTER_MS = 360 * MINUTE;
/** Messages of one establishment that arise within this time go out as one. */
export const SLACK_WINDOW_MS = MINUTE;
/** A run that claimed messages this long ago was killed: nobody knows whether Slack has them. */
export const SLACK_LEASE_MS = 3 * MINUTE;
/** The time between two test messages of an establishment. */
export const SLACK_TEST_PAUSE_MS = 20_000;

/**
 * The end of an attempt: delivered; refused before delivery, so that it can be tried again; refused for good; or
 * without an answer, so that nobody knows.
 */
export type SlackOutcome =
  | { readonly end: 'sent' }
  | { readonly end: 'retry'; readonly failure: SlackFailure; readonly retryAfterMs: number }
  | { readonly end: 'failed'; readonly failure: SlackFailure }
  | { readonly end: 'unknown'; readonly failure: SlackFailure };

/** An answer of Slack: its status, the beginning of its body, and the header `Retry-After` if there is one. */
export type SlackAnswer = { readonly status: number; readonly body: string; readonly retryAfter: string | null };

const CHANNEL_ERRORS = /channel_not_found|channel_is_archived|action_prohibited|posting_to_\w+_denied/;
const ADDRESS_STATUSES: readonly number[] = [401, 403, 404, 410];

/**
 * Returns the outcome that an answer means.
 * @source https://api.slack.com/messaging/webhooks#handling_errors; https://api.slack.com/docs/rate-limits
 */
export function outcomeOfAnswer({ status, body, retryAfter }: SlackAnswer): SlackOutcome {
  if (status >= 200 && status < 300) return { end: 'sent' };
  if (status === 429) return { end: 'retry', failure: 'slack/busy', retryAfterMs: retryAfterMsOf(retryAfter) };
  if (status === 408 || status >= 500)
    return { end: 'retry', failure: 'slack/unreachable', retryAfterMs: retryAfterMsOf(retryAfter) };
  if (CHANNEL_ERRORS.test(body)) return { end: 'failed', failure: 'slack/channel-refused' };
  const isAddress = ADDRESS_STATUSES.includes(status) || /invalid_token|no_service|no_team/.test(body);
  return { end: 'failed', failure: isAddress ? 'slack/address-refused' : 'slack/refused' };
}

/**
 * Returns when a message that Slack refused for now is tried again, or null when it is given up. `attempts` counts the
 * refused one.
 */
export function nextTryAt(attempts: number, retryAfterMs: number, now: EpochMs): EpochMs | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : now + Math.max(wait, retryAfterMs);
}

/** The header is a number of seconds; any other form counts as none. */
function retryAfterMsOf(retryAfter: string | null): number {
  return /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter) * 1_000, MAX_RETRY_AFTER_MS) : 0;
}
