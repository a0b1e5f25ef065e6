import * as z from 'zod/mini';
import type { ErrorCode } from '../errors/catalogue.ts';
import { isErrorCode } from '../errors/is-error-code.ts';
import { MEMO_LENGTH } from '../fields/fields.ts';
import { importedSessionSchema } from '../session-exchange/imported-session.ts';
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

/**
 * Says that a session holds the known answers of its training, or takes that back. The same again changes nothing. Nobody takes
 * back what a trainee has begun to repeat: such a session is invalidated instead.
 */
export const chooseKnownAnswersContract = {
  name: 'chooseKnownAnswers',
  request: z.strictObject({ visitId: documentId, isKnownAnswer: z.boolean() }),
  data: z.object({}),
  failure: 'session/choose-failed',
} as const satisfies Contract;
export type ChooseKnownAnswersRequest = RequestOf<typeof chooseKnownAnswersContract>;

/** Sessions of a file that one call writes, and the most entries of them all: scans and focal taps. */
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
      /** name of the file, for the audit log */
      fileName: z.string().check(z.maxLength(FILE_NAME_LENGTH)),
      sessions: z.array(importedSessionSchema).check(z.minLength(1), z.maxLength(IMPORT_SESSIONS_A_CALL)),
    })
    .check(
      z.refine(
        ({ sessions }) =>
          sessions.reduce((sum, { scans, events }) => sum + scans.length + events.length, 0) <= IMPORT_ENTRIES_A_CALL,
      ),
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
