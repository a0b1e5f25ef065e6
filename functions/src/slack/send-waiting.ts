import { info } from 'firebase-functions/logger';
import type { Firestore } from 'firebase-admin/firestore';
import type { SlackOutcome } from '../../../src/domain/slack/slack-attempts.ts';
import { slackText } from '../../../src/domain/slack/slack-text.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { logFailure } from '../common/log-failure.ts';
import { SLACK_MESSAGES } from '../common/paths.ts';
import { claimMessages } from './claim-messages.ts';
import { postToSlack, type SlackPost } from './post-to-slack.ts';
import { settleMessages } from './settle-messages.ts';
import { slackTongueOf } from './slack-tongue.ts';

/** Sends one message to an endpoint. */
type Post = (endpoint: string, post: SlackPost) => Promise<SlackOutcome>;

/** The most waiting messages that one run looks at to find their establishments. */
const MAX_WAITING = 1_000;
/** Establishments served side by side. */
const AT_ONCE = 5;

/**
 * Sends the due messages of an establishment as one, unless another run is doing that or has just done it; returns how
 * it ended, null when there was nothing to send. A message is claimed before it leaves and never claimed again unless
 * Slack refused it: an end that nobody knows is kept as such.
 */
export async function sendWaiting(
  database: Firestore,
  zooId: string,
  now: EpochMs,
  post: Post = postToSlack,
): Promise<SlackOutcome['end'] | null> {
  const claim = await claimMessages(database, zooId, now);
  if (claim === null) return null;
  const { endpoint, establishment, messages } = claim;
  const text = slackText(messages, slackTongueOf(establishment));
  const outcome = await post(endpoint, { text, channel: establishment.slackChannel });
  await settleMessages(database, { ...claim, zooId }, outcome, now);
  info('Slack', { zooId, messages: messages.length, ...outcome });
  return outcome.end;
}

/**
 * Sends the due messages of every establishment; returns in how many establishments each end occurred. A failure is
 * logged, and does not stop the others.
 */
export async function sendAllWaiting(
  database: Firestore,
  now: EpochMs,
  post: Post = postToSlack,
): Promise<Record<SlackOutcome['end'], number>> {
  const { docs } = await database
    .collection(SLACK_MESSAGES)
    .where('state', '==', 'waiting')
    .where('nextTryUnix', '<=', now)
    .orderBy('nextTryUnix')
    .limit(MAX_WAITING)
    .select('zooId')
    .get();
  const zooIds = [...new Set(docs.map((document) => String(document.get('zooId'))))];
  const report = { sent: 0, retry: 0, failed: 0, unknown: 0 };
  for (let start = 0; start < zooIds.length; start += AT_ONCE) {
    const ends = await Promise.all(
      zooIds.slice(start, start + AT_ONCE).map(async (zooId) => {
        try {
          return await sendWaiting(database, zooId, now, post);
        } catch (failure) {
          logFailure('sendSlackMessages', failure, { zooId });
          return null;
        }
      }),
    );
    for (const end of ends) if (end !== null) report[end]++;
  }
  return report;
}
