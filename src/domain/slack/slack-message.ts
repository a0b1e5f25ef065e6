import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

/** The events of an establishment that go to its Slack channel. */
export const SLACK_KINDS = ['task', 'information', 'announcement'] as const;
export type SlackKind = (typeof SLACK_KINDS)[number];

/**
 * The states of a queued message: waiting for its next try; claimed by a run that is sending it; delivered; given up;
 * perhaps delivered, so never sent again; not wanted any more, since the establishment has no endpoint.
 */
export const SLACK_STATES = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'dropped'] as const;

/** The reasons for which a message did not reach Slack: codes of the error catalogue. */
export const SLACK_FAILURES = [
  'slack/address-refused',
  'slack/channel-refused',
  'slack/refused',
  'slack/busy',
  'slack/unreachable',
  'slack/no-answer',
  'slack/local-only',
] as const;
export type SlackFailure = (typeof SLACK_FAILURES)[number];

/**
 * A message in the queue for a Slack channel: `slackMessages/{messageId}`. Its id follows from its event, so that an
 * event which is handled twice makes one message. Written and read by the server alone; erased after 30 days.
 */
export const slackMessageSchema = z.object({
  messageId: field.ownId(),
  zooId: field.zooId(),
  kind: field.choice(SLACK_KINDS),
  /** id of the task, the information or the announcement */
  subjectId: field.id(),
  title: field.text(),
  /** the text of what is meant for everybody; null for the others */
  excerpt: field.textOrNull(),
  /** names of places, animals and people as one text each; empty when there are none */
  places: field.text(),
  animals: field.text(),
  people: field.text(),
  dueAtUnix: field.instantOrNull(),
  state: field.choice(SLACK_STATES),
  failure: field.orNull(field.choice(SLACK_FAILURES)),
  /** how often it was claimed */
  attempts: field.count(),
  /** the id of the run that claimed it last; null before the first */
  claimId: field.idOrNull(),
  claimedAtUnix: field.instantOrNull(),
  /** when it may be tried; null unless it waits */
  nextTryUnix: field.instantOrNull(),
  createdAtUnix: field.instant(),
  /** when it reached its last state; null while it waits or is being sent */
  settledAtUnix: field.instantOrNull(),
});
export type SlackMessage = z.infer<typeof slackMessageSchema>;

/** The part of a message that its text is made of. */
export type SlackFacts = Pick<
  SlackMessage,
  'kind' | 'subjectId' | 'title' | 'excerpt' | 'places' | 'animals' | 'people' | 'dueAtUnix'
>;

/**
 * The state of an establishment's connection to Slack, without any secret: `zoo/{zooId}/private/slack`. Written by the
 * server, read by the admins; absent before the first message.
 */
export const slackDeliverySchema = z.object({
  /** before this instant nothing is sent: messages gather, and Slack may have asked for patience */
  nextSendUnix: field.instantOrNull(),
  lastSentUnix: field.instantOrNull(),
  /** since when messages fail, and why the last one did; null after a message that arrived */
  failingSinceUnix: field.instantOrNull(),
  failure: field.orNull(field.choice(SLACK_FAILURES)),
  /** when an admin last asked for a test message */
  testedAtUnix: field.instantOrNull(),
});
export type SlackDelivery = z.infer<typeof slackDeliverySchema>;

/** The state of a connection that was never used. */
export const UNUSED_DELIVERY: SlackDelivery = {
  nextSendUnix: null,
  lastSentUnix: null,
  failingSinceUnix: null,
  failure: null,
  testedAtUnix: null,
};
