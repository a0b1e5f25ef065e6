import { randomUUID } from 'node:crypto';
import type { Contents, ContentWriter } from '../content/contract.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { StorageError } from '../storage-error.ts';
import type { SessionFiles, UploadTarget } from './session-files.ts';

export type UploadSession = {
  readonly id: string;
  readonly target: UploadTarget;
  readonly startedAt: number;
  readonly writer: ContentWriter;
  /** how it ended; null while it is running */
  outcome: { readonly object: StoredObject } | { readonly error: StorageError } | 'cancelled' | null;
};

/** The service drops an upload that is not finished within a week. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The number of ended sessions that are remembered, for clients that got no response. */
const MAX_ENDED = 1000;

type Running = { readonly abort: () => void; readonly ended: Promise<void> };

/** Uploads in several requests. Acknowledged bytes survive an interruption, and on disk also a crash. */
export class UploadSessions {
  readonly #sessions = new Map<string, UploadSession>();
  readonly #running = new Map<string, Running>();
  readonly #ended: string[] = [];
  readonly #contents: Contents;
  readonly #files: SessionFiles;
  readonly #now: () => number;

  constructor(parts: { contents: Contents; files: SessionFiles; now: () => number }) {
    this.#contents = parts.contents;
    this.#files = parts.files;
    this.#now = parts.now;
  }

  /** Restores the uploads that were unfinished when the process ended; returns the contents in use. */
  async restore(): Promise<ReadonlySet<string>> {
    const withoutBytes: string[] = [];
    const named = new Set<string>();
    for (const { id, target, startedAt, contentId } of await this.#files.read()) {
      named.add(contentId);
      const isCurrent = startedAt + LIFETIME_MS > this.#now();
      const writer = isCurrent ? await this.#contents.resume(contentId) : null;
      if (writer !== null) this.#sessions.set(id, { id, target, startedAt, writer, outcome: null });
      else if (isCurrent) withoutBytes.push(id);
      else await this.#files.remove(id);
    }
    // Usually a crash after the bytes were stored or dropped. Bytes that no record names may be those of a record that
    // names the wrong ones.
    const isUnnamed = [...(await this.#contents.unfinishedIds())].some((id) => !named.has(id));
    for (const id of withoutBytes) await (isUnnamed ? this.#files.setAside(id) : this.#files.remove(id));
    return new Set([...this.#sessions.values()].map(({ writer }) => writer.id));
  }

  async start(target: UploadTarget): Promise<UploadSession> {
    await this.#forgetOld();
    const id = randomUUID();
    const writer = await this.#contents.begin();
    const session: UploadSession = { id, target, startedAt: this.#now(), writer, outcome: null };
    await this.#files.write({ id, target, startedAt: session.startedAt, contentId: writer.id });
    this.#sessions.set(id, session);
    return session;
  }

  /** The session with this id, cancelled or not. Throws 404. */
  find(id: string | null): UploadSession {
    const session = this.#sessions.get(id ?? '');
    if (session === undefined) throw new StorageError(404, 'notFound', 'There is no such upload.');
    return session;
  }

  /** The session with this id. Throws 404, or 410 for a cancelled one. */
  get(id: string | null): UploadSession {
    const session = this.find(id);
    if (session.outcome === 'cancelled') throw new StorageError(410, 'gone', 'The upload was cancelled.');
    return session;
  }

  /**
   * Runs work while no other request uses the session. A request that was cut off may still be running: the next one
   * aborts it.
   */
  async alone<Result>(session: UploadSession, abort: () => void, work: () => Promise<Result>): Promise<Result> {
    for (let other = this.#running.get(session.id); other; other = this.#running.get(session.id)) {
      other.abort();
      await other.ended;
    }
    const ended = Promise.withResolvers<void>();
    this.#running.set(session.id, { abort, ended: ended.promise });
    try {
      return await work();
    } finally {
      this.#running.delete(session.id);
      ended.resolve();
    }
  }

  /** Records how a session ended, so that a repeated request gets the same response. */
  async end(session: UploadSession, outcome: NonNullable<UploadSession['outcome']>): Promise<void> {
    session.outcome = outcome;
    await this.#files.remove(session.id);
    this.#ended.push(session.id);
    if (this.#ended.length > MAX_ENDED) this.#sessions.delete(this.#ended.shift() ?? '');
  }

  async cancel(session: UploadSession): Promise<void> {
    await session.writer.discard();
    await this.end(session, 'cancelled');
  }

  /** Drops all uploads. */
  async clear(): Promise<void> {
    for (const session of this.#sessions.values()) if (session.outcome === null) await this.cancel(session);
    this.#sessions.clear();
  }

  /** Closes the files and leaves unfinished uploads for the next start. */
  async close(): Promise<void> {
    for (const { abort } of this.#running.values()) abort();
    for (const { ended } of [...this.#running.values()]) await ended;
    for (const { writer } of this.#sessions.values()) await writer.release();
  }

  async #forgetOld(): Promise<void> {
    for (const session of this.#sessions.values()) {
      if (session.startedAt + LIFETIME_MS > this.#now()) return;
      if (session.outcome === null) await this.cancel(session);
      this.#sessions.delete(session.id);
    }
  }
}
