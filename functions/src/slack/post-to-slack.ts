import { outcomeOfAnswer, type SlackOutcome } from '../../../src/domain/slack/slack-attempts.ts';
import { isLocalEndpoint, isSlackEndpoint } from '../../../src/domain/slack/slack-endpoint.ts';

/** The time for one attempt; connecting alone is given up after ten seconds by the library. */
const TIMEOUT_MS = 20_000;
/** The part of an answer that is read: Slack answers with one word. */
const MAX_ANSWER_BYTES = 1_000;
/** Failures of the connection before anything of the message was sent. */
const BEFORE_DELIVERY: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** A message as Slack takes it: the text, and the channel for webhooks that let the sender choose it. */
export type SlackPost = { readonly text: string; readonly channel: string | null };

/**
 * Posts a message once, and returns how that ended; never throws. Only Slack's own addresses are posted to; with the
 * local Firebase only servers on the same machine, so that nothing leaves it. Redirects are not followed. The address
 * is a secret: it is in no outcome.
 */
export async function postToSlack(
  endpoint: string,
  { text, channel }: SlackPost,
  { isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true', timeoutMs = TIMEOUT_MS } = {},
): Promise<SlackOutcome> {
  if (isLocal && isSlackEndpoint(endpoint)) return { end: 'failed', failure: 'slack/local-only' };
  if (!(isLocal ? isLocalEndpoint(endpoint) : isSlackEndpoint(endpoint)))
    return { end: 'failed', failure: 'slack/address-refused' };
  // No part of the text becomes a mention or a preview that the sender did not write as one.
  const message = { text, parse: 'none', link_names: false, unfurl_links: false, unfurl_media: false };
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      // A kept connection may be closed by the other end just then: that would look like a message without an answer.
      headers: { 'content-type': 'application/json; charset=utf-8', connection: 'close' },
      body: JSON.stringify(channel === null ? message : { ...message, channel }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = answer.ok ? '' : await beginningOf(answer);
    return outcomeOfAnswer({ status: answer.status, body, retryAfter: answer.headers.get('retry-after') });
  } catch (failure) {
    return BEFORE_DELIVERY.includes(codeOf(failure))
      ? { end: 'retry', failure: 'slack/unreachable', retryAfterMs: 0 }
      : { end: 'unknown', failure: 'slack/no-answer' };
  }
}

/** Returns the beginning of an answer whose status is known; what cannot be read of it is left out. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The status says enough.
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString();
}

/** The library wraps the failure of a connection in an error of its own. */
function codeOf(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
