import { slackDeliverySchema, slackMessageSchema } from '../slack/slack-message.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The queue of messages for the Slack channels of establishments; no browser reads or writes it. */
export const SLACK_MESSAGES = {
  path: 'slackMessages/{messageId}',
  title: 'Messages for Slack',
  owner: 'server',
  schema: slackMessageSchema,
  opens: { get: 'server', list: 'server', ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;

/** The state of an establishment's connection to Slack, which its admins read. */
export const SLACK_DELIVERY = {
  path: 'zoo/{zooId}/private/slack',
  title: 'State of the connection to Slack',
  owner: 'establishment, by path',
  schema: slackDeliverySchema,
  opens: { get: ['zoo.edit'], list: 'nobody', ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
