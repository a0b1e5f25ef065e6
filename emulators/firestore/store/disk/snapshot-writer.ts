/**
 * Writes a snapshot while the database keeps working. Each document is written in its state at that moment; changes
 * meanwhile are in the next journal, which is replayed over the snapshot.
 */
import fs from 'node:fs/promises';
import type { Version } from '../../contract.ts';
import type { Document } from '../document.ts';
import { snapshotLine } from './entries.ts';
import { toLine } from './line.ts';
import type { SnapshotFoot, SnapshotHead } from './replay.ts';

/** The whole content of a database; the iteration must tolerate changes. */
export type Content = { readonly name: string; readonly version: Version; readonly documents: Iterable<Document> };

/** About a millisecond of work; other tasks run between two writes. */
const DOCUMENTS_PER_LINE = 100;

/** Writes the file and syncs it to the disk. Returns false when it was told to stop before the end. */
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
    // Written also without documents: the version of an emptied database must be kept.
    yield { text: snapshotLine(name, version, group), documents: group.length };
  }
}
