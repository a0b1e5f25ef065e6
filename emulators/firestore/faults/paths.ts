/** The documents and collections of a request. */

type Json = Readonly<Record<string, unknown>>;

const BELOW_DOCUMENTS = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/(.*))?$/;

/** The fields of requests that name documents, and the fields with messages that do. */
const NAMES = ['name', 'document', 'delete', 'verify', 'documents'] as const;
const MESSAGES = ['writes', 'update', 'transform', 'addTarget', 'query', 'documents', 'document'] as const;

/** Paths below `documents`, of named documents and queried collections. */
export function pathsIn(request: unknown): string[] {
  const paths: string[] = [];
  collect(request, paths);
  return paths;
}

function collect(message: unknown, paths: string[]): void {
  if (Array.isArray(message)) {
    for (const element of message) collect(element, paths);
    return;
  }
  if (typeof message !== 'object' || message === null) return;
  const fields = message as Json;
  for (const key of NAMES) {
    for (const name of [fields[key]].flat()) {
      const path = belowDocuments(name);
      if (path !== null && path !== '') paths.push(path);
    }
  }
  const parent = belowDocuments(fields['parent']);
  if (parent !== null) {
    for (const id of collectionsOf(fields)) paths.push(parent === '' ? id : `${parent}/${id}`);
  }
  for (const key of MESSAGES) collect(fields[key], paths);
}

function belowDocuments(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const match = BELOW_DOCUMENTS.exec(name);
  return match === null ? null : (match[1] ?? '');
}

function collectionsOf(message: Json): string[] {
  const aggregation = message['structuredAggregationQuery'] as Json | undefined;
  const query = (aggregation?.['structuredQuery'] ?? message['structuredQuery']) as Json | undefined;
  const from = (query?.['from'] ?? []) as readonly { collectionId?: string }[];
  return [message['collectionId'], ...from.map(({ collectionId }) => collectionId)].filter(
    (id): id is string => typeof id === 'string' && id !== '',
  );
}

/** `zoos/*` matches `zoos/1`; `zoos/**` matches `zoos` and everything below. */
export function pathPattern(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((segment) => {
      if (segment === '**') return '(?:/.*)?';
      const literal = segment.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`).replaceAll('*', '[^/]*');
      return `/${literal}`;
    })
    .join('');
  return new RegExp(`^${source}$`, 's');
}
