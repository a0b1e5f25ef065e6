import * as z from 'zod/mini';
import { INTERACTION_KINDS } from '../analysis/interaction-kind.ts';
import { SAMPLING_METHODS } from '../campaigns/campaign.ts';
import { CODE_LENGTH, MAX_MODIFIERS } from '../ethograms/ethogram.ts';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { MAX_CONTEXT_QUESTIONS } from '../contexts/context.ts';
import {
  type ContextEntry,
  type FocalEntry,
  MAX_PLANNED_COUNT,
  MAX_SCAN_ANIMALS,
  MAX_SESSION_ENTRIES,
  type ScanEntry,
  SIGHTINGS,
} from '../observation-sessions/session.ts';
import { ANSWER_TEXT_LENGTH } from '../questionnaires/check-answer.ts';
import { documentId, storedDocumentId } from '../shared/field-shapes.ts';
import { EXCHANGED_ACTIONS } from './exchanged-session.ts';
import { WORD_LENGTH } from './exchange-reading.ts';

/** The most interactions of one scan of a file. */
export const MAX_SCAN_INTERACTIONS = 200;
/** The most that the entries of one session may take as JSON: a document of the database holds a megabyte. */
export const MAX_ENTRIES_LENGTH = 700_000;
/** The longest value of a modifier, as 'modifierId:valueId'. */
const MODIFIER_LENGTH = 200;
/** A session of a file ended: the recorder of one that runs is a device. */
export const IMPORTED_STATUSES = ['finished', 'interrupted'] as const;

const code = z.nullable(z.string().check(z.maxLength(CODE_LENGTH)));
const metres = z.nullable(z.number().check(z.minimum(0), z.maximum(100_000)));

const recordSchema = z.strictObject({
  animalId: documentId,
  sighting: z.enum(SIGHTINGS),
  ...{ code, zoneId: z.nullable(documentId), planId: z.nullable(documentId), x: metres, y: metres },
  elevation: z.nullable(z.int().check(z.minimum(-1), z.maximum(4))),
  nearestId: z.nullable(documentId),
  nearIds: z.array(documentId).check(z.maxLength(MAX_SCAN_ANIMALS)),
});

const scanSchema = z.strictObject({
  number: z.int().check(z.minimum(1), z.maximum(MAX_SESSION_ENTRIES)),
  atUnix: z.int(),
  records: z.array(recordSchema).check(z.maxLength(MAX_SCAN_ANIMALS)),
  interactions: z
    .array(z.strictObject({ actorId: documentId, receiverId: documentId, code, kind: z.enum(INTERACTION_KINDS) }))
    .check(z.maxLength(MAX_SCAN_INTERACTIONS)),
});

const eventSchema = z.strictObject({
  animalId: documentId,
  action: z.enum(EXCHANGED_ACTIONS),
  code,
  modifiers: z.array(z.string().check(z.maxLength(MODIFIER_LENGTH))).check(z.maxLength(MAX_MODIFIERS)),
  atUnix: z.int(),
});

/** The longest id of a question, and of an answer that was chosen. */
const QUESTION_ID_LENGTH = 128;
/** The most answers that are chosen together. */
const MAX_CHOSEN = 100;
const questionPart = z.string().check(z.maxLength(QUESTION_ID_LENGTH));

/** All answers about the context at an instant, each question once. */
export const importedContextSchema = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        questionId: questionPart,
        value: z.nullable(
          z.union([
            z.string().check(z.maxLength(ANSWER_TEXT_LENGTH)),
            z.number(),
            z.array(questionPart).check(z.maxLength(MAX_CHOSEN)),
          ]),
        ),
      }),
    )
    .check(
      z.maxLength(MAX_CONTEXT_QUESTIONS),
      z.refine((answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length),
    ),
  atUnix: z.int(),
});

/** A session of a file whose names are ids of the establishment: what a page sends to be written. */
export const importedSessionSchema = z.strictObject({
  /** the id of the session in its file */
  sessionId: z.string().check(z.minLength(1), z.maxLength(WORD_LENGTH)),
  campaignId: storedDocumentId,
  enclosureId: storedDocumentId,
  observerId: documentId,
  method: z.enum(SAMPLING_METHODS),
  status: z.enum(IMPORTED_STATUSES),
  isDeferred: z.boolean(),
  startedAtUnix: z.int(),
  endedAtUnix: z.nullable(z.int()),
  plannedCount: z.int().check(z.minimum(0), z.maximum(MAX_PLANNED_COUNT)),
  note: z.string().check(z.maxLength(MEMO_LENGTH)),
  invalidReason: z.string().check(z.maxLength(MEMO_LENGTH)),
  animalIds: z.array(documentId).check(z.maxLength(MAX_SCAN_ANIMALS)),
  /** by number, each number once */
  scans: z.array(scanSchema).check(z.maxLength(MAX_SESSION_ENTRIES)),
  events: z.array(eventSchema).check(z.maxLength(MAX_SESSION_ENTRIES)),
  /** the answers about the context, by time; absent in files without any */
  context: z.optional(z.array(importedContextSchema).check(z.maxLength(MAX_SESSION_ENTRIES))),
});
export type ImportedSession = z.infer<typeof importedSessionSchema>;

type Content = Pick<ImportedSession, 'scans' | 'events' | 'context'>;

/** Returns the number of entries of an imported session: scans, focal taps and answers about the context. */
export function entryCountOf({ scans, events, context = [] }: Content): number {
  return scans.length + events.length + context.length;
}

/**
 * Returns the entries of an imported session, scans first, the context last. Their ids follow from their places, so that the same file makes
 * the same entries; a record of a scan has the time of its scan.
 */
export function entriesOfImported({
  scans,
  events,
  context = [],
}: Content): readonly (ScanEntry | FocalEntry | ContextEntry)[] {
  return [
    ...scans.map(({ number, atUnix, records, interactions }): ScanEntry => ({
      ...{ entryId: `file-scan-${number}`, kind: 'scan', number, atUnix },
      records: records.map((one) => ({ ...one, atUnix })),
      interactions: interactions.map((one) => ({ ...one, atUnix })),
    })),
    ...events.map((event, at): FocalEntry => ({
      ...{ entryId: `file-focal-${at + 1}`, kind: 'focal', undoesId: null, ...event },
    })),
    ...context.map(({ answers, atUnix }, at): ContextEntry => ({
      ...{ entryId: `file-context-${at + 1}`, kind: 'context', answers, atUnix },
    })),
  ];
}

const OFFSET_BASIS = 0x6c_62_27_2e_07_bb_01_42_62_b8_21_75_62_95_c5_8dn;
const PRIME = 0x01_00_00_00_00_00_00_00_00_00_01_3bn;
const BITS = 128;

/**
 * Returns the id under which a session of a file is stored: the same for the same establishment, campaign and id in the
 * file, so that a file that is imported twice makes nothing new.
 * @source FNV-1a with 128 bits, over the halves of each UTF-16 unit: http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function importedVisitId(zooId: string, campaignId: string, sessionId: string): string {
  let hash = OFFSET_BASIS;
  const take = (byte: number) => {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * PRIME);
  };
  for (const character of JSON.stringify([zooId, campaignId, sessionId]).split('')) {
    const unit = character.charCodeAt(0);
    take(unit >>> 8);
    take(unit & 0xff);
  }
  return `file-${hash.toString(16).padStart(BITS / 4, '0')}`;
}
