import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import type { Backend, Caller } from '../contract.ts';
import type { ListenRequest, ListenResponse, WireTarget, WireWrite } from '../wire.ts';
import { bloomFilter } from './bloom-filter.ts';
import { ListenHub } from './hub.ts';
import { openListenStream } from './listen-stream.ts';

const DATABASE = 'projects/p/databases/(default)';
const OWNER = { database: DATABASE, caller: { kind: 'owner' } as const, client: 'owner' };

let backend: Backend;
let hub: ListenHub;
let received: ListenResponse[];
let failures: string[];
let receive: (request: ListenRequest) => void;

function open(caller: Caller = { kind: 'anonymous' }): void {
  received = [];
  failures = [];
  const stream = openListenStream({
    backend,
    hub,
    log: () => undefined,
    caller: () => caller,
    output: { send: (message) => received.push(message), fail: (error) => failures.push(error.code) },
  });
  receive = (request) => stream.receive({ database: DATABASE, ...request });
}

beforeEach(() => {
  backend = createBackend({ dataFolder: null, rules: null });
  hub = new ListenHub({ backend, log: () => undefined });
  open();
});

const path = (id: string): string => `${DATABASE}/documents/c/${id}`;
const put = (id: string, n: number): WireWrite => ({
  update: { name: path(id), fields: { n: { integerValue: String(n) } } },
});

async function commit(...writes: WireWrite[]): Promise<void> {
  await backend.commit(OWNER, { writes });
  hub.catchUp();
}

const query = (extra: object = {}): NonNullable<WireTarget['query']> => ({
  parent: `${DATABASE}/documents`,
  structuredQuery: { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], ...extra },
});

/** The messages in short: `ADD 1`, `+a 1`, `-a 1`, `CURRENT 1`, `NO_CHANGE`. */
function story(): string[] {
  const summary = received.map((message) => {
    const { targetChange, documentChange, documentDelete, documentRemove } = message;
    if (targetChange !== undefined) {
      const cause = targetChange.cause === undefined ? '' : ` because ${targetChange.cause.code}`;
      return `${targetChange.targetChangeType} ${(targetChange.targetIds ?? []).join()}${cause}`.trim();
    }
    if (message.filter !== undefined) return `# ${message.filter.targetId} ${message.filter.count}`;
    const id = (documentChange?.document.name ?? documentDelete?.document ?? documentRemove?.document ?? '')
      .split('/')
      .at(-1);
    const ids = (documentChange?.targetIds ?? []).join();
    const removed = (documentChange ?? documentDelete ?? documentRemove)?.removedTargetIds?.join() ?? '';
    const sign = documentChange !== undefined ? '+' : documentDelete !== undefined ? 'x' : '-';
    return `${sign}${id} ${ids}${removed === '' ? '' : `/${removed}`}`;
  });
  received.length = 0;
  return summary;
}

function lastToken(): string {
  return received.at(-1)?.targetChange?.resumeToken ?? '';
}

describe('a target of a Listen stream', () => {
  test('a target is answered with its documents, then with their read time', async () => {
    await commit(put('a', 1), put('b', 2));
    receive({ addTarget: { targetId: 1, query: query() } });
    expect(story()).toEqual(['ADD 1', '+a 1', '+b 1', 'CURRENT 1', 'NO_CHANGE']);
    receive({ removeTarget: 1 });
    expect(story()).toEqual(['REMOVE 1']);
    await commit(put('a', 3));
    expect(story()).toEqual([]);
  });

  test('a target of a missing document gets a deletion', () => {
    receive({ addTarget: { targetId: 1, documents: { documents: [path('none')] } } });
    expect(story()).toEqual(['ADD 1', 'xnone /1', 'CURRENT 1', 'NO_CHANGE']);
  });

  test('a target with `once` ends by itself', () => {
    receive({ addTarget: { targetId: 1, once: true, query: query() } });
    expect(story().at(-1)).toBe('REMOVE 1');
  });

  test('a target that cannot be served ends alone, with its cause', () => {
    receive({ addTarget: { targetId: 1, query: query({ offset: -1 }) } });
    receive({ addTarget: { targetId: 2 } });
    receive({ addTarget: { targetId: 3, documents: { documents: [`${DATABASE}/documents/c`] } } });
    receive({ addTarget: { targetId: 5, documents: { documents: [path('__reserved__')] } } });
    receive({ addTarget: { targetId: -4, query: query() } });
    const refused = [1, 2, 3, 5, -4].map((id) => `REMOVE ${id} because 3`);
    expect(story()).toEqual(refused);
  });
});

test('a stream without a database name fails', () => {
  receive({ database: 'nowhere' });
  expect([story(), failures]).toEqual([[], ['INVALID_ARGUMENT']]);
});

describe('a commit and its listeners', () => {
  test('a commit is sent as one snapshot, each document once for all targets', async () => {
    receive({ addTarget: { targetId: 1, query: query() } });
    receive({ addTarget: { targetId: 2, documents: { documents: [path('a')] } } });
    story();
    await commit(put('a', 1), put('b', 2));
    expect(story()).toEqual(['+a 1,2', '+b 1', 'NO_CHANGE']);
    await commit({ delete: path('a') }, put('b', 3));
    expect(story()).toEqual(['+b 1', 'xa /1,2', 'NO_CHANGE']);
  });

  test('a deletion refills a limited query', async () => {
    await commit(put('a', 1), put('b', 2), put('c', 3));
    receive({ addTarget: { targetId: 1, query: query({ limit: 2 }) } });
    story();
    await commit({ delete: path('a') });
    expect(story()).toEqual(['+c 1', 'xa /1', 'NO_CHANGE']);
    await commit(put('z', 0));
    expect(story()).toEqual(['+z 1', '-c /1', 'NO_CHANGE']);
    await commit(put('far', 9));
    expect(story()).toEqual([]);
  });

  test('a commit moves documents within a limited query and across its edge', async () => {
    await commit(put('a', 1), put('b', 3), put('c', 5), put('d', 7));
    receive({ addTarget: { targetId: 1, query: query({ limit: 2 }) } });
    receive({ addTarget: { targetId: 2, query: query({ limit: 2, offset: 1 }) } });
    story();
    await commit({ update: { name: path('b'), fields: { n: { integerValue: '3' }, x: { integerValue: '1' } } } });
    expect(story()).toEqual(['+b 1,2', 'NO_CHANGE']);
    await commit(put('b', 4), put('d', 2));
    expect(story()).toEqual(['+d 1,2', '+b 2/1', '-c /2', 'NO_CHANGE']);
    await commit(put('a', 9));
    expect(story()).toEqual(['+b 1', '+a /1', '+c 2', '-d /2', 'NO_CHANGE']);
  });

  test('a document that leaves a query by its own change is sent in its new form', async () => {
    const large = {
      where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '5' } } },
    };
    await commit(put('a', 9));
    receive({ addTarget: { targetId: 1, query: query(large) } });
    story();
    await commit(put('a', 1));
    expect(story()).toEqual(['+a /1', 'NO_CHANGE']);
  });
});

test('a target added right after a commit contains it, and nothing is sent twice', async () => {
  receive({ addTarget: { targetId: 1, query: query() } });
  story();
  await backend.commit(OWNER, { writes: [put('a', 1)] });
  receive({ addTarget: { targetId: 2, query: query() } });
  expect(story()).toEqual(['+a 1', 'NO_CHANGE', 'ADD 2', '+a 2', 'CURRENT 2', 'NO_CHANGE']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(story()).toEqual([]);
});

describe('a client that resumes', () => {
  test('a resuming client gets only the changes since it left', async () => {
    await commit(put('a', 1), put('b', 2), put('c', 3));
    receive({ addTarget: { targetId: 1, query: query() } });
    const resumeToken = lastToken();
    await commit(put('b', 5), { delete: path('c') });
    open();
    receive({ addTarget: { targetId: 1, query: query(), resumeToken, expectedCount: 3 } });
    expect(story()).toEqual(['ADD 1', '+b 1', 'xc /1', '# 1 2', 'CURRENT 1', 'NO_CHANGE']);
  });

  test('a resuming client with a wrong count gets an existence filter with a Bloom filter', async () => {
    await commit(put('a', 1), put('b', 2));
    receive({ addTarget: { targetId: 1, query: query() } });
    const resumeToken = lastToken();
    open();
    receive({ addTarget: { targetId: 1, query: query(), resumeToken, expectedCount: 7 } });
    expect(received[1]?.filter).toEqual({
      targetId: 1,
      count: 2,
      unchangedNames: bloomFilter([path('a'), path('b')], 2),
    });
    expect(story()).toEqual(['ADD 1', '# 1 2', 'CURRENT 1', 'NO_CHANGE']);
    await commit({ delete: path('a') });
    open();
    receive({ addTarget: { targetId: 1, query: query(), resumeToken, expectedCount: 3 } });
    expect(story()).toEqual(['ADD 1', 'xa /1', '# 1 1', 'CURRENT 1', 'NO_CHANGE']);
    receive({ addTarget: { targetId: 2, query: query(), resumeToken: lastToken(), expectedCount: 1 } });
    expect(story()).not.toContain('# 2 1');
  });

  test('a resuming client gets everything when its token is unknown or the query has a limit', async () => {
    await commit(put('a', 1), put('b', 2));
    receive({ addTarget: { targetId: 1, query: query() } });
    const resumeToken = lastToken();
    const anew = ['ADD 1', 'RESET 1', '+a 1', '+b 1', 'CURRENT 1', 'NO_CHANGE'];
    open();
    receive({ addTarget: { targetId: 1, query: query(), resumeToken: 'AAAA' } });
    expect(story()).toEqual(anew);
    await commit(put('z', 9));
    receive({ addTarget: { targetId: 1, query: query({ limit: 2 }), resumeToken } });
    expect(story().slice(-6)).toEqual(anew);
  });
});

test('a silent listener regularly gets the current time; a stream without targets gets nothing', async () => {
  receive({ addTarget: { targetId: 1, query: query() } });
  const before = lastToken();
  await commit({ update: { name: `${DATABASE}/documents/elsewhere/e`, fields: {} } });
  story();
  hub.beat();
  expect(lastToken()).not.toBe(before);
  expect(story()).toEqual(['NO_CHANGE']);
  hub.beat();
  expect(story()).toEqual(['NO_CHANGE']);
  receive({ removeTarget: 1 });
  story();
  hub.beat();
  expect(story()).toEqual([]);
});

describe('billed reads of a listener', () => {
  test('every document sent is billed, and one read for an empty result', async () => {
    const reads = (): number => backend.usage()['user:ada']?.reads ?? 0;
    open({ kind: 'user', uid: 'ada', token: {} });
    receive({ addTarget: { targetId: 1, query: query() } });
    expect(reads()).toBe(1);
    await commit(put('a', 1), put('b', 2));
    expect(reads()).toBe(3);
    await commit({ delete: path('a') });
    expect(reads()).toBe(3);
    receive({ addTarget: { targetId: 2, query: query() } });
    expect(reads()).toBe(4);
  });
});

describe('permission of a listener', () => {
  const allow = (condition: string): void => {
    const content = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/c/{id} { allow read: if ${condition}; } }`;
    backend.setRules('p', [{ name: 'firestore.rules', content }]);
    hub.rulesChanged();
  };

  test('a target refused at the start ends, and the stream continues', () => {
    allow('false');
    receive({ addTarget: { targetId: 1, query: query() } });
    expect(story()).toEqual(['REMOVE 1 because 7']);
  });

  test('new rules that withdraw the permission end the target', () => {
    allow('true');
    receive({ addTarget: { targetId: 1, query: query() } });
    story();
    allow('false');
    expect(story()).toEqual(['REMOVE 1 because 7']);
  });

  test('a commit that withdraws the permission is not sent to the listener', async () => {
    await commit(put('a', 1), { update: { name: `${DATABASE}/documents/keys/k`, fields: {} } });
    allow('exists(/databases/$(d)/documents/keys/k)');
    receive({ addTarget: { targetId: 1, query: query() } });
    story();
    await commit({ delete: `${DATABASE}/documents/keys/k` }, put('a', 2));
    expect(story()).toEqual(['REMOVE 1 because 7']);
  });
});
