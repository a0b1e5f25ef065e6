import {
  arrayUnion,
  collection,
  doc,
  type DocumentData,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  type Transaction,
  where,
} from 'firebase/firestore';
import { invalidateSessionContract } from '#domain/callables/observation-sessions.ts';
import { SESSION_RECORDS, VISITS } from '#domain/collections/visits.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import type { SessionEnd } from '#domain/observation-sessions/kept-session.ts';
import {
  MAX_SESSIONS_READ,
  type ObservationSession,
  type SessionEntry,
  sessionEntrySchema,
  type SessionRecord,
} from '#domain/observation-sessions/session.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { nowMs } from '#lib/clock.ts';
import { callOf } from '../callables/call-function.ts';
import { documentReader, storedFields } from '../firebase/document-reader.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import { firebaseCode, toRefusal } from '../firebase/failure.ts';
import { newDocument } from '../firebase/new-document.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Listed } from '../listed.ts';
import { mapped, type Unwatch, type Watcher } from '../live/watch.ts';
import { type CampaignSessions, campaignSessions } from './campaign-sessions.ts';
import { type SessionImports, sessionImports } from './session-imports.ts';

/** The most devices of one session. */
const MAX_DEVICES = 20;
/** A server that does not answer within this time is out of reach; every write can be repeated. */
const PATIENCE_MS = 20_000;
/** A refusal for the moment, such as by a write at the same time, is tried again once. */
const TRIES = { maxAttempts: 2 };

/** The sessions to list. People who read no results ask for their own, by the observer. */
export type SessionsQuestion = {
  readonly zooId: string;
  /** the most sessions to read; `MAX_SESSIONS_READ` without it */
  readonly most?: number;
} & Partial<Pick<ObservationSession, 'campaignId' | 'observerId' | 'enclosureId'>>;

/** A session, and who asks for its records: those who read no results read their own. */
export type RecordsQuestion = Pick<ObservationSession, 'visitId' | 'zooId'> & { readonly observerId?: string };

/** The record of a device in a session. */
export type DeviceOfSession = Pick<ObservationSession, 'visitId'> & { readonly deviceId: string };

/** The server's part of a session, when a device has joined it. */
export type JoinedSession = { readonly entries: readonly SessionEntry[]; readonly doneCount: number };

/** The writes of a session: each goes to the server at once or fails, and each may be repeated. */
export type SessionServer = {
  /**
   * Creates the session and the record of this device where the server does not have them yet, and returns what it has
   * of this device. Errors: 'generic/offline', 'auth/session-expired', 'session/start-failed'.
   */
  join(session: ObservationSession, deviceId: string, userId: string): Promise<Result<JoinedSession>>;
  /** Appends entries, each once, and the number that is done. Errors as above, or 'session/refused'. */
  append(
    device: DeviceOfSession,
    entries: readonly SessionEntry[],
    head: Pick<ObservationSession, 'doneCount' | 'updatedBy'>,
  ): Promise<Result<null>>;
  /** Ends a session that runs; one that was ended already stays as it is. Errors as above, or 'session/end-failed'. */
  end(visitId: string, head: SessionEnd & Pick<ObservationSession, 'doneCount' | 'updatedBy'>): Promise<Result<null>>;
  /** Returns the entries of all devices of the observer's own session, device by device. */
  entriesOfAll(question: RecordsQuestion): Promise<Result<readonly (readonly SessionEntry[])[]>>;
};

export type ObservationSessionsRepository = SessionServer &
  CampaignSessions &
  SessionImports & {
    /** Listens to sessions, the latest first; at most `most`. */
    watchList(question: SessionsQuestion, watcher: Watcher<Listed<ObservationSession>>): Unwatch;
    /** Listens to the head of a session; 'session/load-failed' when there is none of that id. */
    watchOne(visitId: string, watcher: Watcher<ObservationSession>): Unwatch;
    /** Listens to the records of a session, one for each device; entries that cannot be read are left out. */
    watchRecords(question: RecordsQuestion, watcher: Watcher<readonly SessionRecord[]>): Unwatch;
    /** Reads the records of a session from the server; 'session/load-failed' when one cannot be read, or 'generic/offline'. */
    readRecords(question: RecordsQuestion): Promise<Result<readonly SessionRecord[]>>;
    /** Takes a session out of all results. */
    invalidate(request: { readonly visitId: string; readonly reason: string }): Promise<Result<object>>;
  };

/** Returns the observation sessions of a database. */
export function observationSessionsRepository(database: Firestore): ObservationSessionsRepository {
  const documents = documentsRepository(database);
  const headOf = (visitId: string) => doc(database, 'visits', visitId);
  const recordOf = ({ visitId, deviceId }: DeviceOfSession) => doc(headOf(visitId), 'records', deviceId);
  const recordsOf = ({ visitId, zooId, observerId }: RecordsQuestion) =>
    query(
      collection(headOf(visitId), 'records'),
      where('zooId', '==', zooId),
      ...(observerId === undefined ? [] : [where('observerId', '==', observerId)]),
      orderBy('startedAtUnix'),
      limit(MAX_DEVICES),
    );
  const changeHead = (transaction: Transaction, visitId: string, fields: Partial<ObservationSession>) =>
    transaction.update(headOf(visitId), storedFields(VISITS.schema, { ...fields, updatedAtUnix: nowMs() }));

  return {
    ...campaignSessions(database),
    ...sessionImports(database),
    join: (session, deviceId, userId) =>
      attempt('session/start-failed', () =>
        runTransaction(
          database,
          async (transaction) => {
            const { visitId, zooId, startedAtUnix } = session;
            const device = { visitId, deviceId };
            const [head, record] = await Promise.all([
              transaction.get(headOf(visitId)),
              transaction.get(recordOf(device)),
            ]);
            const signature = { userId, now: nowMs() };
            if (!head.exists()) transaction.set(head.ref, newDocument(VISITS, visitId, session, signature));
            if (!record.exists()) {
              const fields = { visitId, zooId, entries: [], startedAtUnix };
              transaction.set(record.ref, newDocument(SESSION_RECORDS, deviceId, fields, signature));
            }
            const doneCount: unknown = head.data()?.['doneCount'];
            return {
              entries: readableEntries(record.data()?.['entries']),
              doneCount: typeof doneCount === 'number' ? doneCount : 0,
            };
          },
          TRIES,
        ),
      ),
    append: (device, entries, head) =>
      attempt('session/refused', () =>
        runTransaction(
          database,
          (transaction) => {
            transaction.update(recordOf(device), {
              ...storedFields(SESSION_RECORDS.schema, { updatedAtUnix: nowMs() }),
              entries: arrayUnion(...entries),
            });
            changeHead(transaction, device.visitId, head);
            return Promise.resolve(null);
          },
          TRIES,
        ),
      ),
    end: (visitId, head) =>
      attempt('session/end-failed', () =>
        runTransaction(
          database,
          async (transaction) => {
            const stored = await transaction.get(headOf(visitId));
            if (stored.data()?.['status'] === 'running') changeHead(transaction, visitId, head);
            return null;
          },
          TRIES,
        ),
      ),
    entriesOfAll: (question) =>
      attempt('session/load-failed', async () => {
        const { docs } = await getDocsFromServer(recordsOf(question));
        return docs.map((record) => readableEntries(record.data()['entries']));
      }),

    watchList: ({ zooId, most = MAX_SESSIONS_READ, ...narrower }, watcher) =>
      documents.watchList(
        VISITS,
        { equals: { zooId, ...narrower }, by: 'startedAtUnix', direction: 'desc', max: most },
        (one, other) => other.startedAtUnix - one.startedAtUnix,
        watcher,
      ),
    watchOne: (visitId, watcher) =>
      documents.watchOne(VISITS, { id: visitId, missing: 'session/load-failed' }, watcher),
    watchRecords: (question, watcher) =>
      watchQueries(
        'records',
        [recordsOf(question)],
        readRecord,
        mapped(watcher, ({ items }) => items),
      ),
    readRecords: (question) =>
      attempt('session/load-failed', async () => {
        const { docs } = await getDocsFromServer(recordsOf(question));
        return docs.map((record) => {
          const read = readRecord(record.id, record.data());
          if (!read.ok) throw new Error(read.error.code);
          return read.value;
        });
      }),
    invalidate: callOf(invalidateSessionContract),
  };
}

const readWhole = documentReader<SessionRecord>(SESSION_RECORDS.schema);

/** The rules look into no entry but the last ones: one that cannot be read must not hide the others. */
function readRecord(id: string, data: DocumentData): Result<SessionRecord> {
  return readWhole(id, { ...data, entries: readableEntries(data['entries']) });
}

function readableEntries(stored: unknown): SessionEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const parsed = sessionEntrySchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

async function attempt<Value>(otherwise: ErrorCode, write: () => Promise<Value>): Promise<Result<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<Result<Value>>((resolve) => {
    timer = setTimeout(() => resolve(fail(appError('generic/offline'))), PATIENCE_MS);
  });
  const answer = write().then(
    (value) => ok(value),
    (error: unknown) => fail(isOutOfReach(error) ? appError('generic/offline') : refusalOf(error, otherwise)),
  );
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Two devices that write the head at once are no refusal, and neither is a server that is busy. */
function isOutOfReach(error: unknown): boolean {
  return ['aborted', 'failed-precondition', 'resource-exhausted', 'cancelled', 'internal'].includes(
    firebaseCode(error),
  );
}

function refusalOf(error: unknown, otherwise: ErrorCode) {
  return toRefusal(error, 'data/visits', otherwise);
}
