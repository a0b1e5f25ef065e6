/** Reads a data folder back. Damage is never passed over in silence, and a copy of the damaged file is kept. */
import fs from 'node:fs';
import path from 'node:path';
import type { Version } from '../../contract.ts';
import type { Document } from '../document.ts';
import { readEntry, type CommitEntry } from './entries.ts';
import type { DataFolder } from './folder.ts';
import { fromLine } from './line.ts';
import { linesOf, type FileLine } from './lines.ts';

export type Apply = (
  database: string,
  version: Version,
  documents: readonly Document[],
  deleted: readonly string[],
) => void;

type Log = (line: string) => void;
export type SnapshotHead = { readonly snapshot: 2; readonly firstJournal: number };
export type SnapshotFoot = { readonly documents: number };
/** `isSound` is false when something was left out, so that a new snapshot should be written. */
export type Replayed = { readonly lastJournal: number; readonly isSound: boolean };

/** Reads the snapshot and then every journal that follows it. */
export function replay(folder: DataFolder, apply: Apply, log: Log): Replayed {
  const { firstJournal, isSound } = replaySnapshot(folder, apply, log);
  folder.removeJournalsBefore(firstJournal);
  const journals = folder.journals();
  for (const [index, number] of journals.entries()) {
    const rest = journals.slice(index + 1);
    if (replayJournal(folder, number, rest.length === 0, apply, log)) continue;
    for (const later of rest) setAside(folder, later, log);
    return { lastJournal: number, isSound: false };
  }
  return { lastJournal: journals.at(-1) ?? Math.max(firstJournal, 1), isSound };
}

/** The documents of a snapshot are independent: a damaged line loses its own documents only. */
function replaySnapshot(folder: DataFolder, apply: Apply, log: Log): { firstJournal: number; isSound: boolean } {
  let head: SnapshotHead | null = null;
  let foot: SnapshotFoot | null = null;
  let found = 0;
  let lines = 0;
  for (const line of linesOf(folder.snapshot)) {
    lines += 1;
    const content = line.ended ? fromLine(line.bytes) : undefined;
    const entry = readEntry(content);
    if (entry !== undefined) {
      found += entry.documents.length;
      apply(entry.database, entry.version, entry.documents, entry.deleted);
    } else if (lines === 1 && content !== undefined) head = content as SnapshotHead;
    else if (content !== undefined) foot = content as SnapshotFoot;
  }
  const firstJournal = head?.firstJournal ?? 0;
  if (lines === 0 && !fs.existsSync(folder.snapshot))
    return { firstJournal, isSound: isWholeWithoutSnapshot(folder, log) };
  if (head !== null && foot?.documents === found) return { firstJournal, isSound: true };
  const missing = foot === null ? 'its end is missing' : `${foot.documents - found} documents of it cannot be read`;
  const copy = path.basename(folder.keepDamaged(folder.snapshot));
  log(
    `The snapshot ${folder.snapshot} is damaged: ${missing}. ${found} documents were kept; ${copy} is a copy of the file.`,
  );
  return { firstJournal, isSound: false };
}

/** Without a snapshot, the first journal must be there: only a snapshot replaces it. */
function isWholeWithoutSnapshot(folder: DataFolder, log: Log): boolean {
  const first = folder.journals()[0] ?? 1;
  if (first <= 1) return true;
  const name = path.basename(folder.journal(first));
  log(`The snapshot ${folder.snapshot} is missing: what was committed before ${name} is lost.`);
  return false;
}

/** Returns false when a part was damaged; the commits after it are not applied. */
function replayJournal(folder: DataFolder, number: number, isLast: boolean, apply: Apply, log: Log): boolean {
  const file = folder.journal(number);
  let parts: CommitEntry[] = [];
  let intact = 0;
  let end = 0;
  let damaged: FileLine | null = null;
  let lost = 0;
  for (const line of linesOf(file)) {
    end = line.start + line.bytes.length + 1;
    if (damaged !== null) {
      lost += 1;
      continue;
    }
    const entry = line.ended ? readEntry(fromLine(line.bytes)) : undefined;
    if (entry === undefined) {
      if (line.ended || !isLast) damaged = { ...line, bytes: Buffer.alloc(0) };
      continue;
    }
    parts.push(entry);
    if (!entry.isWhole) continue;
    for (const { database, version, documents, deleted } of parts) apply(database, version, documents, deleted);
    parts = [];
    intact = end;
  }
  // Only the last journal can end within a commit; in any other, the rest is lost.
  if (parts.length > 0 && !isLast) damaged ??= { start: intact, bytes: Buffer.alloc(0), ended: true };
  if (damaged !== null) {
    const copy = path.basename(folder.keepDamaged(file));
    log(
      `The journal ${file} is damaged at byte ${damaged.start}: what was committed before it was kept, the ${lost} lines after it were not; ${copy} is a copy of the file.`,
    );
  }
  // A truncated commit was never acknowledged.
  if (intact < end) fs.truncateSync(file, intact);
  return damaged === null;
}

function setAside(folder: DataFolder, number: number, log: Log): void {
  const file = folder.journal(number);
  const copy = folder.keepDamaged(file);
  fs.rmSync(file);
  log(`The journal ${file} follows a damaged one and is not in force; it is now called ${path.basename(copy)}.`);
}
