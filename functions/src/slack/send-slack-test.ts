import { mayDo } from '../../../src/domain/access/operations.ts';
import { sendSlackTestContract, type SendSlackTestRequest } from '../../../src/domain/callables/slack.ts';
import { SLACK_TEST_PAUSE_MS } from '../../../src/domain/slack/slack-attempts.ts';
import { slackTestText } from '../../../src/domain/slack/slack-text.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf } from '../common/guard.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { integrationsPath, slackDeliveryPath } from '../common/paths.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { deliveryAfter, deliveryIn } from './delivery-state.ts';
import { postToSlack } from './post-to-slack.ts';
import { endpointIn } from './queue-message.ts';
import { slackTongueOf } from './slack-tongue.ts';

/**
 * Sends a test message to the saved Slack endpoint of an establishment at once, beside the queue; for its admins, with
 * a pause between two.
 * @source src/domain/callables/slack.ts
 */
export const sendSlackTest = parkCallable(sendSlackTestContract, { handle: sendTest });

async function sendTest(
  { zooId }: SendSlackTestRequest,
  { actor }: ParkCaller,
): Promise<Record<string, never> | Refusal> {
  if (!mayDo(actor, 'zoo.edit', { zooId, sectorIds: [], authorId: null })) return refuse('generic/permission-denied');
  const establishment = await establishmentOf(zooId);
  if (establishment === null) return refuse('zoo/not-found', 'zooId');
  const begun = await beginTest(zooId);
  if (isRefusal(begun)) return begun;
  const text = slackTestText(establishment.zooName, slackTongueOf(establishment));
  const outcome = await postToSlack(begun.endpoint, { text, channel: establishment.slackChannel });
  const state = database().doc(slackDeliveryPath(zooId));
  await inTransaction(async (transaction) => {
    const delivery = deliveryIn(await transaction.get(state));
    transaction.set(state, withTimestamps(deliveryAfter(delivery, outcome, now())));
  });
  return outcome.end === 'sent' ? {} : refuse(outcome.failure);
}

/** Records that a test begins, and returns the endpoint; of several at once, one begins. */
function beginTest(zooId: string): Promise<{ readonly endpoint: string } | Refusal> {
  const state = database().doc(slackDeliveryPath(zooId));
  return inTransaction(async (transaction) => {
    const endpoint = endpointIn(await transaction.get(database().doc(integrationsPath(zooId))));
    if (endpoint === null) return refuse('slack/not-set');
    const delivery = deliveryIn(await transaction.get(state));
    const at = now();
    if (delivery.testedAtUnix !== null && delivery.testedAtUnix > at - SLACK_TEST_PAUSE_MS)
      return refuse('generic/too-many-requests');
    transaction.set(state, withTimestamps({ ...delivery, testedAtUnix: at }));
    return { endpoint };
  });
}
