import * as z from 'zod/mini';
import type { ErrorCode } from '../errors/catalogue.ts';
import { isErrorCode } from '../errors/is-error-code.ts';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { WORD_KINDS, WORD_LENGTH } from '../session-exchange/exchange-reading.ts';
import { entryCountOf, importedSessionSchema } from '../session-exchange/imported-session.ts';
import { documentId } from '../shared/field-shapes.ts';
import type { Contract, DataOf, RequestOf } from './contract.ts';
import { FILE_NAME_LENGTH } from './import-animals.ts';

/** Takes a session out of all results, for good, with a reason; its entries stay. */
export const invalidateSessionContract = {
  name: 'invalidateSession',
  request: z.strictObject({ visitId: documentId, reason: z.string().check(z.maxLength(MEMO_LENGTH)) }),
  data: z.object({}),
  failure: 'session/invalidate-failed',
} as const satisfies Contract;
export type InvalidateSessionRequest = RequestOf<typeof invalidateSessionContract>;

/** The id that a browser gives to an import: no document has it. */
const importId = z.uuid();

/** Sessions of a file that one call writes, and the most entries of them all: scans, focal taps and answers about the context. */
export const IMPORT_SESSIONS_A_CALL = 10;
export const IMPORT_ENTRIES_A_CALL = 6_000;

/**
 * Writes sessions of a file, each alone: one that its campaign does not take is refused, one that is there already stays as
 * it is, so that a call may be repeated. A person without the right in one of the campaigns is refused as a whole.
 */
export const importSessionsContract = {
  name: 'importSessions',
  request: z
    .strictObject({
      zooId: documentId,
      /** the same for all calls of one import, which can then be undone as a whole; absent: call by call */
      importId: z.optional(importId),
      /** name of the file, by which people recognise the import later */
      fileName: z.string().check(z.maxLength(FILE_NAME_LENGTH)),
      sessions: z.array(importedSessionSchema).check(z.minLength(1), z.maxLength(IMPORT_SESSIONS_A_CALL)),
    })
    .check(
      z.refine(({ sessions }) => sessions.reduce((sum, one) => sum + entryCountOf(one), 0) <= IMPORT_ENTRIES_A_CALL),
    ),
  data: z.object({
    /** one for each session, in the order of the request */
    results: z.array(
      z.object({
        sessionId: z.string(),
        outcome: z.enum(['written', 'known', 'refused']),
        /** null for a session that was refused */
        visitId: z.nullable(z.string()),
        /** why a session was refused, with its field; null for any other */
        error: z.nullable(
          z.object({
            code: z.custom<ErrorCode>(isErrorCode),
            params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
          }),
        ),
        field: z.nullable(z.string()),
      }),
    ),
  }),
  failure: 'exchange/import-failed',
} as const satisfies Contract;
export type ImportSessionsRequest = RequestOf<typeof importSessionsContract>;
export type ImportSessionsData = DataOf<typeof importSessionsContract>;

/** Why a session stays when its import is undone: somebody has used it since. */
export const KEPT_SESSION_REASONS = ['edited', 'invalidated', 'repeated', 'alertAcknowledged', 'archived'] as const;

/**
 * Undoes a part of an import of sessions: those of one call. Call again while `hasMore`. A session that was changed,
 * invalidated, repeated by a second opinion or whose alert was acknowledged since, and one of an archived campaign, stays and is
 * named; an import is undone by whoever made it, or by an admin, and is forgotten after thirty days.
 */
export const undoSessionImportContract = {
  name: 'undoSessionImport',
  request: z.strictObject({ zooId: documentId, importId }),
  data: z.object({
    removed: z.int(),
    kept: z.array(
      z.object({
        visitId: z.string(),
        enclosureId: z.string(),
        observerId: z.string(),
        startedAtUnix: z.int(),
        reason: z.enum(KEPT_SESSION_REASONS),
      }),
    ),
    hasMore: z.boolean(),
  }),
  failure: 'exchange/undo-failed',
} as const satisfies Contract;
export type UndoSessionImportRequest = RequestOf<typeof undoSessionImportContract>;
export type UndoSessionImportData = DataOf<typeof undoSessionImportContract>;

/**
 * Lists the imports of sessions of the last thirty days that the person may undo, the latest first: their own, and for admins
 * all. An import that was undone is in the list no more.
 */
export const listSessionImportsContract = {
  name: 'listSessionImports',
  request: z.strictObject({ zooId: documentId }),
  data: z.object({
    imports: z.array(
      z.object({
        importId: z.string(),
        fileName: z.string(),
        atUnix: z.int(),
        /** name of its author; '' for an account that is gone */
        byName: z.string(),
        /** sessions that it wrote */
        count: z.int(),
      }),
    ),
  }),
  failure: 'exchange/imports-failed',
} as const satisfies Contract;
export type ListSessionImportsData = DataOf<typeof listSessionImportsContract>;

/** The names that one call keeps or forgets. */
export const KEPT_WORDS_A_CALL = 200;

/**
 * Keeps the meanings of names in files of sessions for the establishment, or forgets them (`id` null). Everybody who may
 * import sessions may keep them; nothing is asked about the things that names mean, since a meaning that is none is not used.
 */
export const keepSessionWordsContract = {
  name: 'keepSessionWords',
  request: z.strictObject({
    zooId: documentId,
    words: z
      .array(
        z.strictObject({
          kind: z.enum(WORD_KINDS),
          word: z.string().check(z.trim(), z.minLength(1), z.maxLength(WORD_LENGTH)),
          id: z.nullable(documentId),
        }),
      )
      .check(z.minLength(1), z.maxLength(KEPT_WORDS_A_CALL)),
  }),
  data: z.object({}),
  failure: 'exchange/words-not-kept',
} as const satisfies Contract;
export type KeepSessionWordsRequest = RequestOf<typeof keepSessionWordsContract>;
