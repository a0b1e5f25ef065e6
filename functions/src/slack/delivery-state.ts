import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { SlackOutcome } from '../../../src/domain/slack/slack-attempts.ts';
import { type SlackDelivery, slackDeliverySchema, UNUSED_DELIVERY } from '../../../src/domain/slack/slack-message.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';

/** Returns the stored state of an establishment's connection; that of an unused one when there is none. */
export function deliveryIn(document: DocumentSnapshot): SlackDelivery {
  return slackDeliverySchema.parse({ ...UNUSED_DELIVERY, ...document.data() });
}

/** Returns the state after an attempt: messages fail since the first failure that no delivery has followed. */
export function deliveryAfter(delivery: SlackDelivery, outcome: SlackOutcome, now: EpochMs): SlackDelivery {
  if (outcome.end === 'sent') return { ...delivery, lastSentUnix: now, failingSinceUnix: null, failure: null };
  const { failure } = outcome;
  const pause = outcome.end === 'retry' ? now + outcome.retryAfterMs : 0;
  const nextSendUnix = Math.max(delivery.nextSendUnix ?? 0, pause) || null;
  return { ...delivery, nextSendUnix, failingSinceUnix: delivery.failingSinceUnix ?? now, failure };
}
