/**
 * The commits on disk. Every commit is handed to the operating system before the client gets its answer, so a killed
 * process loses nothing. It is synced to the disk within a second, so a power cut loses one second at most. Now and
 * then everything is written as a snapshot, in the background, and the older journals are removed.
 */
import fs from 'node:fs';
import { rename } from 'node:fs/promises';
import { promisify } from 'node:util';
import { FirestoreError, type Version } from '../contract.ts';
import { commitLines } from './disk/entries.ts';
import { DataFolder } from './disk/folder.ts';
import { replay, type Apply } from './disk/replay.ts';
import { writeSnapshot, type Content } from './disk/snapshot-writer.ts';
import type { Change } from './document.ts';

const COMPACT_ABOVE_BYTES = 64 * 1024 * 1024;
const FLUSH_MS = 1000;

const toDisk = promisify(fs.fdatasync);

export type JournalOptions = {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** a snapshot is written when the journal is longer than this and than half of the last snapshot */
  readonly compactAboveBytes?: number | undefined;
};

export class Journal {
  readonly #folder: DataFolder;
  readonly #log: (line: string) => void;
  readonly #compactAbove: number;
  #number = 1;
  #file = -1;
  /** bytes of all journals that are not in the snapshot */
  #bytes = 0;
  #fileBytes = 0;
  #flush: NodeJS.Timeout | null = null;
  #compaction: Promise<void> | null = null;
  #closing = false;
  #wantsSnapshot = false;

  constructor({ folder, log, compactAboveBytes = COMPACT_ABOVE_BYTES }: JournalOptions) {
    this.#folder = new DataFolder(folder);
    this.#log = log;
    this.#compactAbove = compactAboveBytes;
  }

  /** Reads everything back. Call it once, before the first commit. */
  replay(apply: Apply): void {
    const { lastJournal, isSound } = replay(this.#folder, apply, this.#log);
    this.#open(lastJournal);
    this.#bytes = this.#folder.journals().reduce((sum, number) => sum + sizeOf(this.#folder.journal(number)), 0);
    this.#wantsSnapshot = !isSound;
  }

  /** Writes one commit, completely or not at all. */
  append(database: string, version: Version, changes: readonly Change[]): void {
    const before = this.#fileBytes;
    try {
      for (const line of commitLines(database, version, changes)) this.#write(line);
    } catch (error) {
      this.#takeBack(before);
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      throw new FirestoreError(
        'RESOURCE_EXHAUSTED',
        `The journal of the local Firestore cannot be written: ${reason}.`,
      );
    }
    this.#bytes += this.#fileBytes - before;
    this.#flushSoon();
  }

  /** Returns whether a snapshot would save much and none is being written. */
  get isLong(): boolean {
    if (this.#compaction !== null || this.#closing) return false;
    return this.#wantsSnapshot || (this.#bytes > this.#compactAbove && this.#bytes * 2 > sizeOf(this.#folder.snapshot));
  }

  /** Starts a snapshot; later commits go to a new journal. */
  compact(databases: Iterable<Content>): void {
    this.#wantsSnapshot = false;
    this.#compaction = this.#compact(databases)
      .catch((error: unknown) => {
        this.#log(`No snapshot could be written, the journal goes on growing: ${String(error)}`);
      })
      .finally(() => {
        this.#compaction = null;
      });
  }

  /** Resolves when no snapshot is being written. */
  async settled(): Promise<void> {
    await this.#compaction;
  }

  /** Abandons a snapshot that is being written and waits until everything else is on the disk. */
  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    await this.#compaction;
    if (this.#flush !== null) clearTimeout(this.#flush);
    fs.fsyncSync(this.#file);
    fs.closeSync(this.#file);
  }

  async #compact(databases: Iterable<Content>): Promise<void> {
    const previous = this.#file;
    this.#open(this.#number + 1);
    fs.closeSync(previous);
    this.#bytes = 0;
    const firstJournal = this.#number;
    const { newSnapshot, snapshot } = this.#folder;
    if (!(await writeSnapshot(newSnapshot, firstJournal, databases, () => this.#closing))) return;
    // The snapshot may hold parts of commits that are otherwise only in the journal.
    await toDisk(this.#file);
    await rename(newSnapshot, snapshot);
    this.#folder.removeJournalsBefore(firstJournal);
  }

  #open(number: number): void {
    this.#number = number;
    this.#file = fs.openSync(this.#folder.journal(number), 'a+');
    this.#fileBytes = fs.fstatSync(this.#file).size;
  }

  #write(line: string): void {
    const bytes = Buffer.from(line);
    let written = 0;
    while (written < bytes.length) written += fs.writeSync(this.#file, bytes, written);
    this.#fileBytes += bytes.length;
  }

  /** A commit that could not be written must leave no half behind, neither for a restart nor for the next commit. */
  #takeBack(length: number): void {
    try {
      fs.ftruncateSync(this.#file, length);
      this.#fileBytes = length;
    } catch (error) {
      this.#log(`The journal could not be brought back to its last commit: ${String(error)}`);
    }
  }

  #flushSoon(): void {
    if (this.#flush !== null) return;
    this.#flush = setTimeout(() => {
      this.#flush = null;
      const file = this.#file;
      // A snapshot may close the file meanwhile; it then syncs what it needs itself.
      fs.fdatasync(file, () => undefined);
    }, FLUSH_MS);
    this.#flush.unref();
  }
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
