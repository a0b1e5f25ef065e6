/**
 * Commits on disk. Every commit is handed to the operating system before the client hears of it, so a killed process
 * loses nothing; it is forced onto the disk within a second, so a power cut loses at most that. Now and then everything
 * is written anew as a snapshot, in the background, and the journals before it are removed.
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
  /** a snapshot is written when the journal is longer than this and than half the last snapshot */
  readonly compactAboveBytes?: number | undefined;
};

export class Journal {
  readonly #folder: DataFolder;
  readonly #log: (line: string) => void;
  readonly #compactAbove: number;
  #number = 1;
  #file = -1;
  /** of all journals that the snapshot does not hold */
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

  /** Reads back what was written; to be called once, before the first commit. */
  replay(apply: Apply): void {
    const { lastJournal, isSound } = replay(this.#folder, apply, this.#log);
    this.#open(lastJournal);
    this.#bytes = this.#folder.journals().reduce((sum, number) => sum + sizeOf(this.#folder.journal(number)), 0);
    this.#wantsSnapshot = !isSound;
  }

  /** Writes one commit, all of it or nothing. */
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

  /** Whether a snapshot would save much, and none is being written. */
  get isLong(): boolean {
    if (this.#compaction !== null || this.#closing) return false;
    return this.#wantsSnapshot || (this.#bytes > this.#compactAbove && this.#bytes * 2 > sizeOf(this.#folder.snapshot));
  }

  /** Begins to write everything anew; what is committed from now on goes to a new journal. */
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

  /** Gives up a snapshot that is being written and waits until everything else is on the disk. */
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
    // The snapshot may hold parts of commits that are otherwise in the journal only.
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

  /** A commit that did not fit is not to be found half after a restart, nor before the next commit. */
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
      // The file may be closed meanwhile by a snapshot, which forces what it needs onto the disk itself.
      fs.fdatasync(file, () => undefined);
    }, FLUSH_MS);
    this.#flush.unref();
  }
}

function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
