/**
 * Writes a snapshot while the database goes on working. Documents are written as they are when their turn comes;
 * whatever changes meanwhile is in the journal that follows, which is replayed over the snapshot.
 */
import fs from 'node:fs/promises';
import type { Version } from '../../contract.ts';
import type { Document } from '../document.ts';
import { snapshotLine } from './entries.ts';
import { toLine } from './line.ts';
import type { SnapshotFoot, SnapshotHead } from './replay.ts';

/** A database's whole content; the iteration must bear changes. */
export type Content = { readonly name: string; readonly version: Version; readonly documents: Iterable<Document> };

/** Between two writes others get their turn: about a millisecond's work. */
const DOCUMENTS_PER_LINE = 100;

/** Writes the file and hands it to the disk. Answers false when it was told to stop before the end. */
export async function writeSnapshot(
  file: string,
  firstJournal: number,
  databases: Iterable<Content>,
  isStopped: () => boolean,
): Promise<boolean> {
  const handle = await fs.open(file, 'w');
  try {
    await handle.write(toLine(JSON.stringify({ snapshot: 2, firstJournal } satisfies SnapshotHead)));
    let documents = 0;
    for (const line of linesOf(databases)) {
      if (isStopped()) return false;
      documents += line.documents;
      await handle.write(line.text);
    }
    await handle.write(toLine(JSON.stringify({ documents } satisfies SnapshotFoot)));
    await handle.sync();
    return true;
  } finally {
    await handle.close();
  }
}

function* linesOf(databases: Iterable<Content>): Generator<{ text: string; documents: number }> {
  for (const { name, version, documents } of databases) {
    let group: Document[] = [];
    for (const document of documents) {
      group.push(document);
      if (group.length < DOCUMENTS_PER_LINE) continue;
      yield { text: snapshotLine(name, version, group), documents: group.length };
      group = [];
    }
    // Also without documents: the version of a database that was emptied must not be forgotten.
    yield { text: snapshotLine(name, version, group), documents: group.length };
  }
}
