/** Names of databases, collections and documents. */
import { FirestoreError } from '../contract.ts';

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const RESERVED_ID = /^__.*__$/s;
const NUMERIC_ID = /^__id-?\d+__$/;
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6144;
const MAX_DEPTH = 100;

/** The project of a database name. */
export function projectOf(database: string): string {
  return DATABASE.exec(database)?.[1] ?? '';
}

/** `projects/p/databases/d` of any name inside it; empty for a malformed name. */
export function databaseOf(name: string): string {
  const database = name.slice(0, databaseEnd(name));
  return DATABASE.test(database) ? database : '';
}

/** The path after `…/documents/`; empty for the root. */
export function relativePath(name: string): string {
  return name.slice(databaseEnd(name) + '/documents/'.length);
}

/** The slash after `projects/p/databases/d`; a project may itself be called "documents". */
function databaseEnd(name: string): number {
  let position = -1;
  for (let slashes = 0; slashes < 4; slashes += 1) {
    position = name.indexOf('/', position + 1);
    if (position === -1) return name.length;
  }
  return position;
}

/** The collection of a document, relative to the database's root. */
export function collectionPathOf(name: string): string {
  const path = relativePath(name);
  return path.slice(0, path.lastIndexOf('/'));
}

/** The last segment of a path or name. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Segments in the form of the security rules: ['databases', '(default)', 'documents', …]. */
export function rulesPath(name: string): readonly string[] {
  return name.split('/').slice(2);
}

/** Throws unless the name is a valid document name in the database. */
export function checkDocumentName(name: string | undefined, database: string): string {
  if (name === undefined || name === '') throw invalid('Document name is missing.');
  const segments = checkPath(name, database);
  if (segments.length === 0 || segments.length % 2 !== 0) {
    throw invalid(
      `Document name "${name}" has invalid number of segments: it must name a document, not a collection or the database root.`,
    );
  }
  if (segments.length > 2 * MAX_DEPTH)
    throw invalid(`Document name "${name}" is nested deeper than ${MAX_DEPTH} levels.`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalid(`Document name is longer than ${MAX_NAME_BYTES} bytes.`);
  for (const segment of segments) checkId(segment);
  return name;
}

/** Returns whether the name is a valid document name in any database. */
export function isDocumentName(name: string): boolean {
  const database = databaseOf(name);
  if (database === '') return false;
  try {
    checkDocumentName(name, database);
    return true;
  } catch {
    return false;
  }
}

/**
 * Throws unless the name is the root of the database or a valid document name: the possible parents of a collection.
 */
export function checkParent(parent: string | undefined, database: string): string {
  const name = (parent ?? '').replace(/\/$/, '') || `${database}/documents`;
  const segments = checkPath(name, database);
  if (segments.length % 2 !== 0) throw invalid(`Parent name "${name}" is that of a collection.`);
  for (const segment of segments) checkId(segment);
  return name;
}

/** Throws unless the id is a valid collection id. */
export function checkCollectionId(id: string): string {
  if (id.includes('/')) throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  checkId(id);
  return id;
}

function checkPath(name: string, database: string): string[] {
  if (!name.startsWith('projects/')) throw invalid(`Document name "${name}" lacks "projects" at index 0.`);
  const root = `${database}/documents`;
  if (name === root) return [];
  if (!name.startsWith(`${root}/`)) {
    throw invalid(`Document name "${name}" does not lie in the database "${database}" of the request.`);
  }
  return name.slice(root.length + 1).split('/');
}

function checkId(id: string): void {
  if (id === '') throw invalid('Resource id is invalid because it is empty.');
  if (!id.isWellFormed()) throw invalid(`Resource id ${JSON.stringify(id)} is invalid because it is not valid UTF-8.`);
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is invalid because it is "." or "..".`);
  if (RESERVED_ID.test(id) && !NUMERIC_ID.test(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalid(`Resource id is invalid because it is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
