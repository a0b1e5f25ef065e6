/** Names that exist only because of documents further down: missing parents, and collections. */
import type { Database } from '../store/database.ts';
import { relativePath } from '../values/resource-name.ts';
import type { Past } from './evaluate.ts';

/** The next segment of every path below the prefix. The prefix is empty or ends with a slash. */
export function segmentsBelow(database: Database, past: Past, prefix: string): Set<string> {
  const segments = new Set<string>();
  for (const path of pathsOf(database, past)) {
    if (!path.startsWith(prefix)) continue;
    const end = path.indexOf('/', prefix.length);
    segments.add(end === -1 ? path.slice(prefix.length) : path.slice(prefix.length, end));
  }
  return segments;
}

/** Paths of collections; for the past, where collections are not kept, paths of the documents. */
function* pathsOf(database: Database, past: Past): Iterable<string> {
  if (past.size === 0) {
    yield* database.collections.keys();
    return;
  }
  for (const name of database.documents.keys()) if (!past.has(name)) yield collectionPath(name);
  for (const [name, document] of past) if (document !== null) yield collectionPath(name);
}

function collectionPath(name: string): string {
  const path = relativePath(name);
  return path.slice(0, path.lastIndexOf('/'));
}
