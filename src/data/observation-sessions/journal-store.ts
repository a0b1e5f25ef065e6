import * as z from 'zod/mini';
import { isErrorCode } from '#domain/errors/is-error-code.ts';
import { type JournalEntry, journalEntrySchema } from '#domain/observation-sessions/journal.ts';
import { type KeptSession, keptSessionSchema } from '#domain/observation-sessions/kept-session.ts';
import { reportError } from '#lib/log.ts';
import { JOURNAL_NAME } from './has-journal.ts';

/** The home of sessions on this device, until the server has all of them. */
export type JournalStore = {
  /** The sessions of a person that are kept here. */
  sessions(userId: string): Promise<readonly KeptSession[]>;
  /** The journal of a session, in no order. */
  entries(visitId: string): Promise<readonly JournalEntry[]>;
  /** Keeps a session and the changed entries of its journal, all or none; returns whether the device has them. */
  keep(session: KeptSession, changed: readonly JournalEntry[]): Promise<boolean>;
  /** Forgets a session and its journal. */
  forget(visitId: string): Promise<void>;
  /** Forgets the sessions of a person. */
  forgetAllOf(userId: string): Promise<void>;
};

const SESSIONS = 'sessions';
const ENTRIES = 'entries';

const keptEntrySchema = z.object({ visitId: z.string(), one: journalEntrySchema });

/**
 * Returns the journals in this browser's database. Where the browser keeps none, as in some private windows, nothing is
 * found and `keep` answers false.
 */
export function browserJournalStore(): JournalStore {
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => (opened ??= open());

  const read = async (storeName: string, range: IDBKeyRange | null): Promise<readonly unknown[]> => {
    try {
      const all = (await database()).transaction(storeName).objectStore(storeName).getAll(range);
      return (await answered(all)) as unknown[];
    } catch (error) {
      reportError(error, { where: 'data/observation-sessions/read' });
      return [];
    }
  };
  const write = async (change: (sessions: IDBObjectStore, entries: IDBObjectStore) => void): Promise<boolean> => {
    try {
      // A dead battery loses what the browser has not put on the disk yet.
      const transaction = (await database()).transaction([SESSIONS, ENTRIES], 'readwrite', { durability: 'strict' });
      change(transaction.objectStore(SESSIONS), transaction.objectStore(ENTRIES));
      await completed(transaction);
      return true;
    } catch (error) {
      reportError(error, { where: 'data/observation-sessions/keep' });
      return false;
    }
  };
  const forget = (visitIds: readonly string[]) =>
    write((sessions, entries) => {
      for (const visitId of visitIds) {
        sessions.delete(visitId);
        entries.delete(ofVisit(visitId));
      }
    });
  const sessionsOf = async (userId: string) =>
    (await read(SESSIONS, null))
      .flatMap((found) => readable(keptSessionSchema, found))
      .filter((session) => session.userId === userId);

  return {
    sessions: sessionsOf,
    async entries(visitId) {
      const found = await read(ENTRIES, ofVisit(visitId));
      return found.flatMap((one) => readable(keptEntrySchema, one)).map(({ one }) => withCode(one));
    },
    keep: (session, changed) =>
      write((sessions, entries) => {
        const { visitId } = session.session;
        sessions.put(session, visitId);
        for (const one of changed) entries.put({ visitId, one }, keyOf(visitId, one.entry.entryId));
      }),
    async forget(visitId) {
      await forget([visitId]);
    },
    async forgetAllOf(userId) {
      await forget((await sessionsOf(userId)).map(({ session }) => session.visitId));
    },
  };
}

const keyOf = (visitId: string, entryId: string) => `${visitId}/${entryId}`;
const ofVisit = (visitId: string) => IDBKeyRange.bound(`${visitId}/`, `${visitId}/\uFFFF`);

/** An unreadable value stays in the database, for a version of the app that can. */
function readable<Schema extends z.ZodMiniType>(schema: Schema, found: unknown): z.output<Schema>[] {
  const parsed = schema.safeParse(found);
  if (parsed.success) return [parsed.data];
  reportError(parsed.error, { where: 'data/observation-sessions/unreadable' });
  return [];
}

function withCode(one: z.output<typeof journalEntrySchema>): JournalEntry {
  return { ...one, refusal: isErrorCode(one.refusal) ? one.refusal : null };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(JOURNAL_NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(SESSIONS);
    request.result.createObjectStore(ENTRIES);
  });
  return answered(request);
}

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no answer.')));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const failure of ['error', 'abort'])
      transaction.addEventListener(failure, () =>
        reject(transaction.error ?? new Error('The database was not written.')),
      );
  });
}
