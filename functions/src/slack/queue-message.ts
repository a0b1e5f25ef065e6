import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { SlackFacts, SlackMessage } from '../../../src/domain/slack/slack-message.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { createOnce } from '../common/create-once.ts';
import { integrationsPath, slackMessagePath } from '../common/paths.ts';

/** Returns the Slack endpoint that an establishment has set; null without one. It is a secret. */
export function endpointIn(integrations: { get(field: string): unknown }): string | null {
  const endpoint = integrations.get('slackEndpoint');
  return typeof endpoint === 'string' && endpoint !== '' ? endpoint : null;
}

/** Returns whether an establishment sends its events to Slack. */
export async function hasSlack(database: Firestore, zooId: string): Promise<boolean> {
  return endpointIn(await database.doc(integrationsPath(zooId)).get()) !== null;
}

/**
 * Puts an event in the queue for the Slack channel of an establishment; returns whether it is new. Its id follows from
 * the event, so that repeated or simultaneous calls queue it once.
 */
export function queueSlackMessage(
  database: Firestore,
  zooId: string,
  facts: SlackFacts,
  now: EpochMs,
): Promise<boolean> {
  const { kind, subjectId } = facts;
  // A hash, since browsers choose the ids of tasks and announcements, and may choose the longest.
  const messageId = createHash('sha256')
    .update(JSON.stringify([kind, zooId, subjectId]))
    .digest('hex');
  const message: SlackMessage = {
    ...{ messageId, zooId, ...facts },
    ...{ state: 'waiting', failure: null, attempts: 0, claimId: null, claimedAtUnix: null },
    ...{ nextTryUnix: now, createdAtUnix: now, settledAtUnix: null },
  };
  return createOnce(database.doc(slackMessagePath(messageId)), message);
}
