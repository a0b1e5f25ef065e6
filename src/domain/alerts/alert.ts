import * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';

/** Nobody looked at an active one; somebody acknowledged it with a reason; its episode has ended. */
export const ALERT_STATUSES = ['active', 'acknowledged', 'resolved'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];
/** The statuses of an alert whose episode lasts. */
export const OPEN_STATUSES = ['active', 'acknowledged'] as const satisfies readonly AlertStatus[];

/**
 * The kinds of alerts: nobody began a planned session on its day; two observers of one session agree less than the
 * campaign asks for; a behaviour has a frequency in a session that the campaign does not expect; an evaluation has a score
 * below or above the range that the campaign expects.
 */
export const ALERT_KINDS = [
  'observationMissed',
  'agreementLow',
  'behaviourOutOfRange',
  'scoreLow',
  'scoreHigh',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The most sectors that an alert concerns: those of an enclosure, a group or an animal. */
const MAX_ALERT_SECTORS = 10;
/** Beyond what any measured value reaches. */
const LARGEST_VALUE = 1_000_000_000;

/**
 * An alert, as stored in `alerts/{alertId}`: written by the server alone. The id is made of the episode, so that one
 * episode raises one alert.
 * @source specification, point 4 "Alerts"
 */
export const alertSchema = z.object({
  alertId: field.ownId(),
  zooId: field.zooId(),
  kind: field.choice(ALERT_KINDS),
  status: field.choice(ALERT_STATUSES),
  /** the campaign that it belongs to; null for an alert of none */
  campaignId: field.idOrNull(),
  enclosureId: field.idOrNull(),
  /** the animal that was evaluated, in a campaign of individuals; null for any other alert */
  animalId: field.older(field.idOrNull(), null),
  /** the sectors whose management and veterinary roles acknowledge it */
  sectorIds: field.idList(MAX_ALERT_SECTORS),
  /** the planned session that was missed */
  plannedId: field.idOrNull(),
  /** the session that has the value: of a low agreement the second opinion */
  visitId: field.idOrNull(),
  /** the evaluation of a campaign that has the value */
  evaluationId: field.older(field.idOrNull(), null),
  /** for whom a missed session was planned; whose session the second opinion repeats; who led the evaluation */
  observerId: field.idOrNull(),
  /** the code of the behaviour whose frequency was found; null for an alert of none */
  behaviourCode: field.older(field.textOrNull(), null),
  /** the planned hour, or the end of the session */
  occurredAtUnix: field.instant(),
  /** the value that was found: Cohen's kappa of an agreement, percent of a behaviour or score; null for a kind without one */
  value: field.orNull(field.number(LARGEST_VALUE)),
  /** the ends of the expected range, both included; null for an open end */
  expectedMin: field.orNull(field.number(LARGEST_VALUE)),
  expectedMax: field.orNull(field.number(LARGEST_VALUE)),
  raisedAtUnix: field.instant(),
  /** the instant at which its people were told; null until then */
  toldAtUnix: field.instantOrNull(),
  acknowledgedBy: field.idOrNull(),
  acknowledgedAtUnix: field.instantOrNull(),
  /** why it was acknowledged; '' while it was not */
  reason: field.memo(),
  resolvedAtUnix: field.instantOrNull(),
});
export type Alert = z.infer<typeof alertSchema>;

/** The values of the fields that an older document may lack. */
export const OLDER_ALERT = olderFieldsOf(alertSchema);

/** The part of an alert that its episode decides. */
export type Episode = Pick<
  Alert,
  | 'alertId'
  | 'zooId'
  | 'kind'
  | 'campaignId'
  | 'enclosureId'
  | 'animalId'
  | 'plannedId'
  | 'visitId'
  | 'evaluationId'
  | 'observerId'
  | 'behaviourCode'
  | 'occurredAtUnix'
  | 'value'
  | 'expectedMin'
  | 'expectedMax'
>;

/** The fields of an episode that only some kinds have, empty. */
export const NO_CAUSE = {
  ...{ enclosureId: null, animalId: null, plannedId: null, visitId: null, evaluationId: null, observerId: null },
  ...{ behaviourCode: null, value: null, expectedMin: null, expectedMax: null },
} as const satisfies Partial<Episode>;
