/** Queries of 25 documents out of 100,000 in the order of an index: warm, and right after a write. */
import { createBackend } from '../../emulators/firestore/backend.ts';
import type { Backend, CallContext } from '../../emulators/firestore/contract.ts';
import type { StructuredQuery, WireFilter } from '../../emulators/firestore/wire.ts';
import { DATABASE, largeWrite, ROOT } from './large-document.ts';
import { type Spread, spreadOf } from './pace.ts';

export const DOCUMENTS = 100_000;
export const PAGE = 25;
const OWNER: CallContext = { database: DATABASE, caller: { kind: 'owner' }, client: 'owner' };
const BATCH = 500;
const TIMES = 100;

export type QueryTime = { readonly query: string; readonly warm: Spread; readonly afterWrite: Spread };

/** Milliseconds within the server, without a client or a network. */
export async function measureIndexedQueries(): Promise<readonly QueryTime[]> {
  const backend = createBackend({ dataFolder: null, rules: null });
  try {
    await loadDocuments(backend, DOCUMENTS);
    const results: QueryTime[] = [];
    for (const [query, source] of Object.entries(queries())) results.push(await measure(backend, query, source));
    return results;
  } finally {
    await backend.close();
  }
}

/** Writes this many of the large documents. */
export async function loadDocuments(backend: Backend, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    await backend.commit(OWNER, {
      writes: Array.from({ length: size }, (_, index) => largeWrite(first + index, count)),
    });
  }
}

/** Runs every query until its index is built. */
export async function runEveryQuery(backend: Backend): Promise<void> {
  for (const structuredQuery of Object.values(queries())) {
    for (let time = 0; time < 2; time += 1) await backend.runQuery(OWNER, { parent: ROOT, structuredQuery });
  }
}

async function measure(backend: Backend, query: string, source: StructuredQuery): Promise<QueryTime> {
  const warm: number[] = [];
  const afterWrite: number[] = [];
  const timed = async (): Promise<number> => {
    const start = performance.now();
    const found = await backend.runQuery(OWNER, { parent: ROOT, structuredQuery: source });
    if (found.length !== PAGE) throw new Error(`"${query}" found ${found.length} documents, not ${PAGE}.`);
    return performance.now() - start;
  };
  // The second query builds the index; the later ones warm up the code.
  for (let time = 0; time < TIMES; time += 1) await timed();
  for (let time = 0; time < TIMES; time += 1) warm.push(await timed());
  for (let time = 0; time < TIMES; time += 1) {
    await backend.commit(OWNER, { writes: [largeWrite((time * 1237) % DOCUMENTS, DOCUMENTS, time * 31)] });
    afterWrite.push(await timed());
  }
  return { query, warm: spreadOf(warm), afterWrite: spreadOf(afterWrite) };
}

function queries(): Record<string, StructuredQuery> {
  const from = [{ collectionId: 'tasks', allDescendants: true }];
  const by = (fieldPath: string, direction = 'ASCENDING') => [{ field: { fieldPath }, direction }];
  const open = filter('status', 'EQUAL', { stringValue: 'OPEN' });
  const later = filter('dueAt', 'GREATER_THAN', { timestampValue: '2025-02-01T00:00:00Z' });
  const sector = filter('sectorIds', 'ARRAY_CONTAINS', { stringValue: 'sector-3' });
  return {
    'an order': { from, orderBy: by('dueAt'), limit: PAGE },
    'equality and an order': { from, where: open, orderBy: by('dueAt', 'DESCENDING'), limit: PAGE },
    'a range and its order': { from, where: later, orderBy: by('dueAt'), limit: PAGE },
    'equality and a range': { from, where: and(open, later), orderBy: by('dueAt'), limit: PAGE },
    'membership and an order': { from, where: sector, orderBy: by('dueAt'), limit: PAGE },
  };
}

function filter(fieldPath: string, op: string, value: object): WireFilter {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function and(...filters: WireFilter[]): WireFilter {
  return { compositeFilter: { op: 'AND', filters } };
}
