/** Splits the URL paths of the REST interface. */
import { FirestoreError } from '../../contract.ts';

export type ResourcePath = {
  /** `projects/{project}/databases/{database}` */
  readonly database: string;
  /** decoded segments below `documents` */
  readonly segments: readonly string[];
  /** the text after the last colon, if it is a custom method */
  readonly method: string | null;
};

const DOCUMENTS = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?=$|[/:])(.*)$/;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', `The path segment "${segment}" is not valid percent-encoding.`);
  }
}

/** A slash within a name, or an empty segment, would turn it into another path. */
function segmentOf(text: string): string {
  const decoded = decode(text);
  if (decoded === '' || decoded.includes('/')) {
    throw new FirestoreError('INVALID_ARGUMENT', `"${text}" is not a segment of a document's path.`);
  }
  return decoded;
}

/** Null when the path is not `/v1/projects/…/databases/…/documents…`. `methods` are the names allowed after a colon. */
export function parseResourcePath(path: string, methods: ReadonlySet<string>): ResourcePath | null {
  const match = DOCUMENTS.exec(path);
  if (match === null) return null;
  const [, project = '', database = '', tail = ''] = match;
  const colon = tail.lastIndexOf(':');
  // A document id may contain a colon too, so only known names count as methods.
  const suffix = colon < 0 ? null : tail.slice(colon + 1);
  const method = suffix !== null && methods.has(suffix) ? suffix : null;
  if (method === null && tail.startsWith(':')) {
    throw new FirestoreError('NOT_FOUND', `There is no method "${tail}".`);
  }
  const below = method === null ? tail : tail.slice(0, colon);
  return {
    database: `projects/${decode(project)}/databases/${decode(database)}`,
    segments: below === '' || below === '/' ? [] : below.replace(/^\//, '').split('/').map(segmentOf),
    method,
  };
}

/** The resource name of segments below `documents`. */
export function resourceName(database: string, segments: readonly string[]): string {
  return [`${database}/documents`, ...segments].join('/');
}
