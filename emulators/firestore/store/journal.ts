/**
 * Commits on disk. Every commit is one line of `journal.jsonl`, handed to the operating system before the
 * client hears of it, so a killed process loses nothing. Now and then everything is written anew as
 * `snapshot.jsonl`; journal lines older than the snapshot are ignored, so a crash in between does no harm.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Version } from '../contract.ts';
import { decodeFields } from '../values/decode.ts';
import { encodeFields } from '../values/encode.ts';
import type { WireDocument } from '../wire.ts';
import type { Change, Document } from './document.ts';

const COMPACT_ABOVE_BYTES = 64 * 1024 * 1024;

type Fields = NonNullable<WireDocument['fields']>;
/** name, then create time, update time and fields; the name alone is a deletion */
type Line = [string] | [string, string, string, Fields];
type Entry = { readonly database: string; readonly version: string; readonly changes: readonly Line[] };

/** A database's whole content, as the journal needs it for a snapshot. */
export type Content = { readonly name: string; readonly version: Version; readonly documents: Iterable<Document> };

export class Journal {
  readonly #folder: string;
  #file: number;
  #bytes: number;

  constructor(folder: string) {
    fs.mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#file = fs.openSync(this.#path('journal.jsonl'), 'a+');
    this.#bytes = fs.fstatSync(this.#file).size;
  }

  /** Reads back what was written, snapshot first. A torn last line of the journal is cut off. */
  replay(
    apply: (database: string, version: Version, documents: readonly Document[], deleted: readonly string[]) => void,
  ): void {
    const covered = new Map<string, Version>();
    for (const entry of readLines(this.#path('snapshot.jsonl')).entries) {
      covered.set(entry.database, BigInt(entry.version));
      replayEntry(entry, apply);
    }
    const { entries, intactBytes } = readLines(this.#path('journal.jsonl'));
    for (const entry of entries) {
      if (BigInt(entry.version) > (covered.get(entry.database) ?? -1n)) replayEntry(entry, apply);
    }
    if (intactBytes < this.#bytes) {
      fs.ftruncateSync(this.#file, intactBytes);
      this.#bytes = intactBytes;
    }
  }

  /** Writes one commit. */
  append(database: string, version: Version, changes: readonly Change[]): void {
    const lines = changes.map(({ name, after }) => (after === null ? ([name] as Line) : toLine(after)));
    const text = toText({ database, version: String(version), changes: lines });
    this.#bytes += fs.writeSync(this.#file, text);
  }

  /** Whether a snapshot would save much. */
  get isLong(): boolean {
    return this.#bytes > COMPACT_ABOVE_BYTES;
  }

  get isEmpty(): boolean {
    return this.#bytes === 0;
  }

  /** Writes everything anew and empties the journal. */
  compact(databases: Iterable<Content>): void {
    const temporary = this.#path('snapshot.jsonl.new');
    const file = fs.openSync(temporary, 'w');
    for (const database of databases) writeContent(file, database);
    fs.fsyncSync(file);
    fs.closeSync(file);
    fs.renameSync(temporary, this.#path('snapshot.jsonl'));
    fs.ftruncateSync(this.#file, 0);
    this.#bytes = 0;
  }

  /** Waits until everything is on the disk. */
  close(): void {
    fs.fsyncSync(this.#file);
    fs.closeSync(this.#file);
  }

  #path(name: string): string {
    return path.join(this.#folder, name);
  }
}

/** One line per document, so that no line grows beyond what a string can hold. */
function writeContent(file: number, { name, version, documents }: Content): void {
  const entry = (changes: readonly Line[]): string => toText({ database: name, version: String(version), changes });
  fs.writeSync(file, entry([]));
  for (const document of documents) fs.writeSync(file, entry([toLine(document)]));
}

function toLine(document: Document): Line {
  return [document.name, String(document.createTime), String(document.updateTime), encodeFields(document.fields)];
}

function toText(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

function replayEntry(entry: Entry, apply: Parameters<Journal['replay']>[0]): void {
  const documents: Document[] = [];
  const deleted: string[] = [];
  for (const [name, createTime, updateTime, fields] of entry.changes) {
    if (createTime === undefined || updateTime === undefined) deleted.push(name);
    else
      documents.push({
        name,
        createTime: BigInt(createTime),
        updateTime: BigInt(updateTime),
        fields: decodeFields(fields),
      });
  }
  apply(entry.database, BigInt(entry.version), documents, deleted);
}

/** The entries up to the first line that is not whole. */
function readLines(file: string): { entries: Entry[]; intactBytes: number } {
  const entries: Entry[] = [];
  let intactBytes = 0;
  if (!fs.existsSync(file)) return { entries, intactBytes };
  const content = fs.readFileSync(file);
  for (;;) {
    const end = content.indexOf(10, intactBytes);
    if (end === -1) return { entries, intactBytes };
    try {
      entries.push(JSON.parse(content.toString('utf8', intactBytes, end)) as Entry);
    } catch {
      return { entries, intactBytes };
    }
    intactBytes = end + 1;
  }
}
