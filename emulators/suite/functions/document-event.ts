import { isDeepStrictEqual } from 'node:util';
import type { DocumentChange, Version } from '../../firestore/contract.ts';
import type { WireDocument } from '../../firestore/wire.ts';
import type { Author } from './author.ts';
import { changedFields } from './changed-fields.ts';
import type { DocumentChangeKind } from './loaded-functions.ts';

/** A change of one document, independent of the database. */
export type DocumentEvent = {
  readonly project: string;
  readonly database: string;
  /** path below `documents/` */
  readonly path: string;
  readonly before: WireDocument | null;
  readonly after: WireDocument | null;
  readonly version: Version;
  readonly author: Author;
};

const documentName = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/;

/** Splits a full resource name; null for anything else. */
export function parseDocumentName(name: string): { project: string; database: string; path: string } | null {
  const [, project, database, path] = documentName.exec(name) ?? [];
  return project === undefined || database === undefined || path === undefined ? null : { project, database, path };
}

/** Returns whether a trigger for this kind of change fires. */
export function firesOn(kind: DocumentChangeKind, change: Pick<DocumentChange, 'before' | 'after'>): boolean {
  const existed = change.before !== null;
  const exists = change.after !== null;
  switch (kind) {
    case 'created':
      return !existed && exists;
    case 'deleted':
      return existed && !exists;
    case 'updated':
      return existed && exists;
    case 'written':
      return existed || exists;
  }
}

/** Firestore sends no event for a write that leaves every field as it was. */
export function changesNothing(event: Pick<DocumentEvent, 'before' | 'after'>): boolean {
  if (event.before === null || event.after === null) return event.before === event.after;
  return isDeepStrictEqual(event.before.fields ?? {}, event.after.fields ?? {});
}

/** The structured CloudEvent of Eventarc, with the document in proto3 JSON. */
export function cloudEvent(event: DocumentEvent, eventType: string, location: string): Record<string, unknown> {
  const databaseName = `projects/${event.project}/databases/${event.database}`;
  return {
    specversion: '1.0',
    id: `${event.version}-${event.path}`,
    source: `//firestore.googleapis.com/${databaseName}`,
    type: eventType,
    subject: `documents/${event.path}`,
    time: timestamp(event.version),
    datacontenttype: 'application/json',
    dataschema:
      'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
    project: event.project,
    database: event.database,
    namespace: '(default)',
    location,
    document: event.path,
    ...(eventType.endsWith('.withAuthContext') ? event.author : {}),
    data: { value: event.after ?? {}, oldValue: event.before ?? {}, updateMask: updateMask(event) },
  };
}

/** The fields that an update changed; empty for a create or delete. */
export function updateMask({ before, after }: Pick<DocumentEvent, 'before' | 'after'>): { fieldPaths?: string[] } {
  return before === null || after === null ? {} : { fieldPaths: changedFields(before, after) };
}

/** RFC 3339 in microseconds: a commit's id is its time. */
export function timestamp(version: Version): string {
  const milliseconds = version / 1000n;
  const microseconds = String(version % 1000n).padStart(3, '0');
  return new Date(Number(milliseconds)).toISOString().replace('Z', `${microseconds}Z`);
}
