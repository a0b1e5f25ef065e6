import type { Firestore } from 'firebase-admin/firestore';
import { nextTryAt, SLACK_LEASE_MS, type SlackOutcome } from '../../../src/domain/slack/slack-attempts.ts';
import { type SlackMessage, slackMessageSchema } from '../../../src/domain/slack/slack-message.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { SLACK_MESSAGES, slackDeliveryPath, slackMessagePath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import type { Claim } from './claim-messages.ts';
import { deliveryAfter, deliveryIn } from './delivery-state.ts';

/** The most messages of killed runs that one call settles; the next one finds the others. */
const MAX_ABANDONED = 400;

/** Messages of one establishment that one run has claimed. */
type Claimed = Pick<Claim, 'claimId' | 'messages'> & { readonly zooId: string };

/**
 * Records how the attempt to send claimed messages ended, for each message and for the establishment. A message that
 * the run no longer holds stays as it is.
 */
export async function settleMessages(
  database: Firestore,
  { zooId, claimId, messages }: Claimed,
  outcome: SlackOutcome,
  now: EpochMs,
): Promise<void> {
  const state = database.doc(slackDeliveryPath(zooId));
  const references = messages.map(({ messageId }) => database.doc(slackMessagePath(messageId)));
  await inTransaction(async (transaction) => {
    const [delivery, ...documents] = await transaction.getAll(state, ...references);
    const held = documents.filter(
      (document) => document.get('state') === 'sending' && document.get('claimId') === claimId,
    );
    if (delivery === undefined || held.length === 0) return;
    for (const document of held) {
      const message = slackMessageSchema.parse(document.data());
      transaction.set(document.ref, withTimestamps(messageAfter(message, outcome, now)));
    }
    transaction.set(state, withTimestamps(deliveryAfter(deliveryIn(delivery), outcome, now)));
  });
}

/**
 * Settles the messages of runs that were killed between claim and record: Slack may have them, so they are never sent
 * again. Returns how many there were.
 */
export async function settleAbandoned(database: Firestore, now: EpochMs): Promise<number> {
  const { docs } = await database
    .collection(SLACK_MESSAGES)
    .where('state', '==', 'sending')
    .where('claimedAtUnix', '<=', now - SLACK_LEASE_MS)
    .limit(MAX_ABANDONED)
    .get();
  const messages = docs.map((document) => slackMessageSchema.parse(document.data()));
  const runs = Map.groupBy(messages, ({ zooId, claimId }) => `${zooId} ${claimId}`);
  for (const run of runs.values()) {
    const { zooId, claimId } = run[0] as SlackMessage;
    const claimed = { zooId, claimId: claimId ?? '', messages: run };
    await settleMessages(database, claimed, { end: 'unknown', failure: 'slack/no-answer' }, now);
  }
  return messages.length;
}

function messageAfter(message: SlackMessage, outcome: SlackOutcome, now: EpochMs): SlackMessage {
  const settled = { ...message, nextTryUnix: null, settledAtUnix: now } as const;
  if (outcome.end === 'sent') return { ...settled, state: 'sent', failure: null };
  const { end, failure } = outcome;
  if (end !== 'retry') return { ...settled, state: end, failure };
  const nextTryUnix = nextTryAt(message.attempts, outcome.retryAfterMs, now);
  if (nextTryUnix === null) return { ...settled, state: 'failed', failure };
  return { ...message, state: 'waiting', failure, nextTryUnix };
}
