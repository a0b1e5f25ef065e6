import * as z from 'zod/mini';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';
import { CAMPAIGN_TYPES } from './campaign-type.ts';

/** A draft is planned; an active one is observed; a stopped one never runs again; an archived one is read only. */
export const CAMPAIGN_STATUSES = ['draft', 'active', 'stopped', 'archived'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Animals are named by the enclosures in which they live at the start, or one by one. */
export const CONCERNED_BY = ['enclosure', 'individual'] as const;
/** An immediate evaluation shows its score at once; a delayed one when the campaign ends. */
export const EVALUATION_TYPES = ['immediate', 'delayed'] as const;
export const EVALUATION_FREQUENCIES = ['weekly', 'biweekly', 'monthly', 'quarterly', 'biannual', 'yearly'] as const;
export type EvaluationFrequency = (typeof EVALUATION_FREQUENCIES)[number];
export const SAMPLING_METHODS = ['scan', 'focal'] as const;
export type SamplingMethod = (typeof SAMPLING_METHODS)[number];

export const CAMPAIGN_NAME_LENGTH = 100;
export const MAX_CAMPAIGN_PEOPLE = 40;
export const MAX_CAMPAIGN_ENCLOSURES = 30;
export const MAX_CAMPAIGN_ANIMALS = 200;
export const MAX_PLANNED_SESSIONS = 400;
/** Limits of the observation parameters: both ends are allowed. Intervals and durations are in minutes. */
export const OBSERVATION_LIMITS = {
  scanCount: [1, 200],
  scanIntervalMinutes: [1, 120],
  observationMinutes: [1, 240],
  observationCount: [1, 100],
  sessionMinutes: [1, 480],
  pauseMinutes: [0, 240],
  sessionCount: [1, 366],
} as const;

/** The observation parameters of a campaign (specification, point 3 "Campaign"). */
export const observationSchema = z.object({
  methods: z.array(z.enum(SAMPLING_METHODS)),
  /** scans of one session */
  scanCount: z.int(),
  scanIntervalMinutes: z.int(),
  /** the length of one focal observation */
  observationMinutes: z.int(),
  /** focal observations of one session */
  observationCount: z.int(),
  sessionMinutes: z.int(),
  pauseMinutes: z.int(),
  /** sessions of each enclosure within one period of the frequency */
  sessionCount: z.int(),
  /** whether sessions may be entered afterwards, from paper */
  isDeferredAllowed: z.boolean(),
  /** one entry for the whole group instead of one for each animal */
  isGroupMode: z.boolean(),
  /** whether the place on the plan is recorded */
  hasLocation: z.boolean(),
  /** keys and codes instead of large cards */
  isExpertMode: z.boolean(),
});
export type Observation = z.infer<typeof observationSchema>;

/** A session that somebody is to make, as the plan proposes it. */
export const plannedSessionSchema = z.object({
  plannedId: z.string(),
  enclosureId: z.string(),
  observerId: z.nullable(z.string()),
  /** the day and hour in Europe/Paris, as an instant */
  atUnix: z.int(),
});
export type PlannedSession = z.infer<typeof plannedSessionSchema>;

/** The most behaviours whose frequency a campaign watches. */
export const MAX_EXPECTED_FREQUENCIES = 20;
/**
 * The range in which the frequency of a behaviour is expected: percent of the sightings of a scan session, both ends included;
 * null for an open end.
 */
export const expectedFrequencySchema = z.object({
  code: z.string(),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
});
export type ExpectedFrequency = z.infer<typeof expectedFrequencySchema>;

/** The part of a campaign that an editor writes. */
export const CAMPAIGN_CONTENT = {
  name: field.title(CAMPAIGN_NAME_LENGTH),
  description: field.memo(),
  type: field.choice(CAMPAIGN_TYPES),
  /** the first day and the last one, both included, at their start in Europe/Paris */
  startAtUnix: field.instant(),
  endAtUnix: field.instant(),
  isAutoRenewed: field.flag(),
  /** sessions that were missed are planned again when the plan is drawn anew */
  isAutoRetried: field.flag(),
  evaluationFrequency: field.choice(EVALUATION_FREQUENCIES),
  evaluationType: field.choice(EVALUATION_TYPES),
  ethogramId: field.idOrNull(),
  questionnaireId: field.idOrNull(),
  /** asked before each session; null for none */
  contextId: field.idOrNull(),
  observerIds: field.idList(MAX_CAMPAIGN_PEOPLE),
  auditorIds: field.idList(MAX_CAMPAIGN_PEOPLE),
  concernedBy: field.choice(CONCERNED_BY),
  enclosureIds: field.idList(MAX_CAMPAIGN_ENCLOSURES),
  animalIds: field.idList(MAX_CAMPAIGN_ANIMALS),
  researchProjectId: field.idOrNull(),
  isOfficial: field.flag(),
  observation: observationSchema,
  /** the least agreement between two observers, as Cohen's kappa; training sessions below it do not count */
  minAgreement: field.orNull(field.number(1)),
  /** the range in which the score of an evaluation is expected, in percent, both ends included; null for an open end */
  minScore: field.older(field.orNull(field.count()), null),
  maxScore: field.older(field.orNull(field.count()), null),
  /** the behaviours whose frequency is watched: a session outside of the range raises an alert */
  expectedFrequencies: field.older(field.entries(expectedFrequencySchema, MAX_EXPECTED_FREQUENCIES), []),
} as const;
export const campaignContentSchema = z.object(CAMPAIGN_CONTENT);
export type CampaignContent = z.infer<typeof campaignContentSchema>;

/**
 * A campaign, as stored in `campaigns/{campaignId}`: written by the server alone.
 * @source specification, points 3 and 4 "Campaign"
 */
export const campaignSchema = z.object({
  campaignId: field.ownId(),
  zooId: field.zooId(),
  ...CAMPAIGN_CONTENT,
  status: field.choice(CAMPAIGN_STATUSES),
  /** the versions frozen at launch; null for a draft and for content that the campaign does not use */
  ethogramVersion: field.orNull(field.count()),
  questionnaireVersion: field.orNull(field.count()),
  contextVersion: field.orNull(field.count()),
  /** the sessions to make, drawn from `planSeed`; empty for a draft */
  plan: field.entries(plannedSessionSchema, MAX_PLANNED_SESSIONS),
  planSeed: field.text(),
  /** the campaign that it renews; null for a first one */
  renewsId: field.idOrNull(),
  authorId: field.author(),
  editorId: field.editor(),
  createdAtUnix: field.instant(),
  updatedAtUnix: field.instant(),
  launchedAtUnix: field.instantOrNull(),
  stoppedAtUnix: field.instantOrNull(),
  /** why it was stopped; '' for one that was not */
  stopReason: field.memo(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** The values of the fields that an older document may lack. */
export const OLDER_CAMPAIGN = olderFieldsOf(campaignSchema);
