import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type Establishment,
  establishmentSchema,
  OLDER_ESTABLISHMENT,
} from '../../../src/domain/establishments/establishment.ts';
import { SLACK_WINDOW_MS } from '../../../src/domain/slack/slack-attempts.ts';
import { type SlackMessage, slackMessageSchema } from '../../../src/domain/slack/slack-message.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { integrationsPath, SLACK_MESSAGES, slackDeliveryPath, zooPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { deliveryIn } from './delivery-state.ts';
import { endpointIn } from './queue-message.ts';

/** The most messages of one text: what one transaction writes. */
const MAX_CLAIMED = 400;

/** Messages that one run alone is sending, as they stand after the claim. */
export type Claim = {
  readonly claimId: string;
  /** a secret */
  readonly endpoint: string;
  readonly establishment: Establishment;
  readonly messages: readonly SlackMessage[];
};

/**
 * Claims the due messages of an establishment for one run; null when there are none, when another run has just claimed
 * some (later ones gather until the window is over), or when the establishment has no endpoint any more: its waiting
 * messages are dropped.
 */
export async function claimMessages(database: Firestore, zooId: string, now: EpochMs): Promise<Claim | null> {
  const claimId = randomUUID();
  return inTransaction(async (transaction) => {
    const references = [integrationsPath(zooId), slackDeliveryPath(zooId), zooPath(zooId)];
    const [integrations, state, zoo] = await transaction.getAll(...references.map((path) => database.doc(path)));
    if (integrations === undefined || state === undefined || zoo === undefined) return null;
    const delivery = deliveryIn(state);
    const endpoint = zoo.exists ? endpointIn(integrations) : null;
    if (endpoint !== null && (delivery.nextSendUnix ?? 0) > now) return null;
    const due = database
      .collection(SLACK_MESSAGES)
      .where('zooId', '==', zooId)
      .where('state', '==', 'waiting')
      .where('nextTryUnix', '<=', now)
      .orderBy('nextTryUnix')
      .limit(MAX_CLAIMED);
    const { docs } = await transaction.get(due);
    if (docs.length === 0) return null;
    if (endpoint === null) {
      const dropped = withTimestamps({ state: 'dropped', nextTryUnix: null, settledAtUnix: now });
      for (const { ref } of docs) transaction.update(ref, dropped);
      return null;
    }
    const messages = docs.map((document): SlackMessage => {
      const stored = slackMessageSchema.parse(document.data());
      return {
        ...stored,
        state: 'sending',
        claimId,
        claimedAtUnix: now,
        nextTryUnix: null,
        attempts: stored.attempts + 1,
      };
    });
    for (const [at, { ref }] of docs.entries()) transaction.set(ref, withTimestamps(messages[at] as SlackMessage));
    transaction.set(state.ref, withTimestamps({ ...delivery, nextSendUnix: now + SLACK_WINDOW_MS }));
    const establishment = establishmentSchema.parse({ ...OLDER_ESTABLISHMENT, ...zoo.data() });
    return { claimId, endpoint, establishment, messages };
  });
}
