/** The content of the lines in journals and snapshots. */
import type { Version } from '../../contract.ts';
import type { Change, Document } from '../document.ts';
import { toLine } from './line.ts';
import { packFields, unpackFields, type PackedFields } from './packed-value.ts';

/** Path below the database's root, creation and update time in microseconds, fields; the path alone is a deletion. */
export type PackedDocument = readonly [string] | readonly [string, number, number, PackedFields];

/** Part of a commit: database, version, documents, and 1 when more parts of the same commit follow. */
type CommitLine = readonly [string, number, readonly PackedDocument[], 0 | 1];

export type CommitEntry = {
  readonly database: string;
  readonly version: Version;
  readonly documents: Document[];
  readonly deleted: string[];
  readonly isWhole: boolean;
};

/** So many documents share a line; no line outgrows the longest possible string. */
const DOCUMENTS_PER_LINE = 200;

/** The lines of one commit. */
export function* commitLines(database: string, version: Version, changes: readonly Change[]): Generator<string> {
  const root = rootLength(database);
  for (let start = 0; start < changes.length; start += DOCUMENTS_PER_LINE) {
    const part = changes.slice(start, start + DOCUMENTS_PER_LINE);
    const documents = part.map(({ name, after }) =>
      after === null ? ([name.slice(root)] as const) : pack(after, root),
    );
    const more = start + DOCUMENTS_PER_LINE < changes.length ? 1 : 0;
    yield toLine(JSON.stringify([database, Number(version), documents, more] satisfies CommitLine));
  }
}

/** Some documents of a snapshot, in the form of a commit. */
export function snapshotLine(database: string, version: Version, documents: readonly Document[]): string {
  const root = rootLength(database);
  const packed = documents.map((document) => pack(document, root));
  return toLine(JSON.stringify([database, Number(version), packed, 0] satisfies CommitLine));
}

/** Reads the content of a line; undefined when it is no part of a commit. */
export function readEntry(content: unknown): CommitEntry | undefined {
  return Array.isArray(content) && content.length === 4 ? readCommit(content as unknown as CommitLine) : undefined;
}

function readCommit([database, version, packed, more]: CommitLine): CommitEntry {
  const documents: Document[] = [];
  const deleted: string[] = [];
  for (const document of packed) {
    const name = `${database}/documents/${document[0]}`;
    if (document.length === 1) deleted.push(name);
    else documents.push(unpack(name, document));
  }
  return { database, version: BigInt(version), documents, deleted, isWhole: more === 0 };
}

/** Most documents were never updated: both times then share one object. */
function unpack(name: string, [, created, updated, packed]: readonly [string, number, number, PackedFields]): Document {
  const createTime = BigInt(created);
  const updateTime = updated === created ? createTime : BigInt(updated);
  return { name, createTime, updateTime, fields: unpackFields(packed) };
}

function pack({ name, createTime, updateTime, fields }: Document, root: number): PackedDocument {
  return [name.slice(root), Number(createTime), Number(updateTime), packFields(fields)];
}

function rootLength(database: string): number {
  return `${database}/documents/`.length;
}
