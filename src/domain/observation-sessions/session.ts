import * as z from 'zod/mini';
import { SAMPLING_METHODS } from '../campaigns/campaign.ts';
import { INTERACTION_KINDS } from '../analysis/interaction-kind.ts';
import { olderFieldsOf } from '../fields/field.ts';
import * as field from '../fields/fields.ts';
import { storedAnswerSchema } from '../questionnaires/stored-answer.ts';

export const SESSION_STATUSES = ['running', 'finished', 'interrupted'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** The most sessions that a list reads at once; it reads as many older ones each time that they are asked for. */
export const MAX_SESSIONS_READ = 200;
/** The most sessions of a list with all older ones that were asked for. */
export const MAX_SESSIONS_LISTED = 10 * MAX_SESSIONS_READ;
/** The most entries of one device in one session: scans, focal events, answers and their corrections. */
export const MAX_SESSION_ENTRIES = 3_000;
/** The most scans or focal observations that a session can plan. */
export const MAX_PLANNED_COUNT = 1_000;
/** The most animals of one scan. */
export const MAX_SCAN_ANIMALS = 60;

/** Seen, looked for and not visible, or not looked for. */
export const SIGHTINGS = ['seen', 'not_visible', 'not_done'] as const;
export type Sighting = (typeof SIGHTINGS)[number];

/** One animal in one scan. Places are metres from the plan's origin; the elevation is a level from -1 to 4. */
export const scanRecordSchema = z.object({
  animalId: z.string(),
  sighting: z.enum(SIGHTINGS),
  code: z.nullable(z.string()),
  zoneId: z.nullable(z.string()),
  planId: z.nullable(z.string()),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  elevation: z.nullable(z.int()),
  nearestId: z.nullable(z.string()),
  nearIds: z.array(z.string()),
  /** the instant of the last tap on the animal's card */
  atUnix: z.int(),
});
export type ScanRecord = z.infer<typeof scanRecordSchema>;

export const scanInteractionSchema = z.object({
  actorId: z.string(),
  receiverId: z.string(),
  code: z.nullable(z.string()),
  kind: z.enum(INTERACTION_KINDS),
  atUnix: z.int(),
});
export type ScanInteraction = z.infer<typeof scanInteractionSchema>;

/** A scan, or its correction: of two entries with one number the later one counts. */
export const scanEntrySchema = z.object({
  entryId: z.string(),
  kind: z.literal('scan'),
  /** from 1 */
  number: z.int(),
  atUnix: z.int(),
  records: z.array(scanRecordSchema),
  interactions: z.array(scanInteractionSchema),
});
export type ScanEntry = z.infer<typeof scanEntrySchema>;

export const FOCAL_ACTIONS = ['begin', 'end', 'start', 'stop', 'point', 'pause', 'resume', 'undo'] as const;
export type FocalAction = (typeof FOCAL_ACTIONS)[number];
/**
 * A tap of a focal observation: the beginning or end of observing an animal, the start or stop of a state, a point, a
 * pause, or the undoing of an earlier tap. One tap may make several entries: their ids are equal up to a dot.
 */
export const focalEntrySchema = z.object({
  entryId: z.string(),
  kind: z.literal('focal'),
  animalId: z.string(),
  action: z.enum(FOCAL_ACTIONS),
  code: z.nullable(z.string()),
  /** the chosen value of each modifier, as 'modifierId:valueId' */
  modifiers: z.array(z.string()),
  /** the entry that an undo takes back */
  undoesId: z.nullable(z.string()),
  atUnix: z.int(),
});
export type FocalEntry = z.infer<typeof focalEntrySchema>;

/** An answer to a question of the context that the campaign froze. */
export const givenAnswerSchema = z.object({ questionId: z.string(), value: storedAnswerSchema });
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/**
 * All answers to the questions of the context, in the order of the questions; one without an answer is left out. Of two
 * entries the later counts.
 */
export const contextEntrySchema = z.object({
  entryId: z.string(),
  kind: z.literal('context'),
  answers: z.array(givenAnswerSchema),
  atUnix: z.int(),
});
export type ContextEntry = z.infer<typeof contextEntrySchema>;

export const sessionEntrySchema = z.union([scanEntrySchema, focalEntrySchema, contextEntrySchema]);
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

/**
 * The entries of one device in a session, as stored in `visits/{visitId}/records/{deviceId}`. The device appends;
 * nobody changes or removes an entry.
 */
export const sessionRecordSchema = z.object({
  deviceId: field.ownId(),
  visitId: field.parentId(),
  zooId: field.zooId(),
  observerId: field.author(),
  /** the record of the same device that is full, which this one continues; null for the first of a device */
  continuesId: field.older(field.idOrNull(), null),
  entries: field.entries(sessionEntrySchema, MAX_SESSION_ENTRIES),
  /** the instant of the first entry */
  startedAtUnix: field.instant(),
  updatedAtUnix: field.stamp(),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** The values of the fields that an older record may lack. */
export const OLDER_SESSION_RECORD = olderFieldsOf(sessionRecordSchema);

/** An animal that a focal session followed, and how many observations of it were ended. */
export const followedAnimalSchema = z.object({ animalId: z.string(), observations: z.int() });
export type FollowedAnimal = z.infer<typeof followedAnimalSchema>;

/** How far a session agrees with the known answers that it repeats, as stored on its head by the server. */
export const knownAgreementSchema = z.object({
  /** Cohen's; null where both used one and the same behaviour only */
  kappa: z.nullable(z.number()),
  /** of 100 */
  percent: z.number(),
  /** the known answers, and how many of them have no answer in the session: these count as differences */
  items: z.int(),
  unanswered: z.int(),
  /** the behaviours that are agreed on least, the least first, each against all others */
  least: z.array(z.object({ code: z.string(), kappa: z.number() })),
});
export type KnownAgreement = z.infer<typeof knownAgreementSchema>;

/**
 * An observation session, as stored in `visits/{visitId}`: the head that lists read. A visit and a session are one.
 * @source specification, point 7 "visits"
 */
export const sessionSchema = z.object({
  visitId: field.ownId(),
  zooId: field.zooId(),
  campaignId: field.id(),
  enclosureId: field.id(),
  /** the planned session that it makes; null for one beside the plan */
  plannedId: field.idOrNull(),
  observerId: field.author(),
  method: field.choice(SAMPLING_METHODS),
  animalIds: field.idList(MAX_SCAN_ANIMALS),
  ethogramId: field.idOrNull(),
  ethogramVersion: field.orNull(field.count()),
  status: field.choice(SESSION_STATUSES),
  /** entered afterwards, from paper or memory */
  isDeferred: field.flag(),
  /**
   * the session that this one repeats: the second opinion of an auditor, or in a training the answer of a trainee; null for
   * a session of its own
   */
  secondOf: field.idOrNull(),
  plannedCount: field.count(MAX_PLANNED_COUNT),
  /** scans, or focal observations, that were finished */
  doneCount: field.count(MAX_SESSION_ENTRIES),
  /**
   * whom a focal session followed, kept by the server from the records; absent in a session of scans, in one that runs, and
   * in one that ended before the server kept it
   */
  followed: field.later(field.entries(followedAnimalSchema, MAX_SCAN_ANIMALS)),
  startedAtUnix: field.instant(),
  endedAtUnix: field.instantOrNull(),
  note: field.memo(),
  /** why its results do not count; '' while they do */
  invalidReason: field.memo(),
  invalidatedBy: field.idOrNull(),
  /** it holds the known answers of a training, written by the server alone */
  isKnownAnswer: field.initially(field.flag(), false),
  /** how far it agrees with the known answers that it repeats, by the server; null for any other session, and until all scans came */
  knownAgreement: field.initially(z.nullable(knownAgreementSchema), null),
  updatedBy: field.editor(),
  updatedAtUnix: field.stamp(),
});
export type ObservationSession = z.infer<typeof sessionSchema>;

/** The values of the fields that an older session may lack. */
export const OLDER_SESSION = olderFieldsOf(sessionSchema);
