import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

let running: TestServer;
let root: string;
const DATABASE = 'projects/demo-rest/databases/(default)';

beforeAll(async () => {
  running = await startTestServer();
  root = `http://127.0.0.1:${running.port}/v1/${DATABASE}/documents`;
});

beforeEach(() => running.backend.clear(DATABASE));

afterAll(() => running.stop());

type Answer = {
  status: number;
  body: Record<string, unknown> & { error?: { code: number; status: string; message: string } };
};

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(root + path, { method, headers, ...(body === undefined ? {} : { body: text }) });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const text = (value: string): object => ({ fields: { name: { stringValue: value } } });

describe('documents over REST', () => {
  test('are created, read, patched, listed and deleted', async () => {
    const created = await send('POST', '/animals?documentId=ibis', text('Ibis'));
    expect(created).toMatchObject({ status: 200, body: { name: `${DATABASE}/documents/animals/ibis` } });
    expect(await send('GET', '/animals/ibis')).toMatchObject({ status: 200, body: text('Ibis') });
    await send('PATCH', '/animals/ibis?updateMask.fieldPaths=age', { fields: { age: { integerValue: 4 } } });
    expect((await send('GET', '/animals/ibis')).body['fields']).toEqual({
      name: { stringValue: 'Ibis' },
      age: { integerValue: '4' },
    });
    expect((await send('GET', '/animals/ibis?mask.fieldPaths=age')).body['fields']).toEqual({
      age: { integerValue: '4' },
    });
    await send('POST', '/animals?documentId=heron', text('Heron'));
    const page = await send('GET', '/animals?pageSize=1&orderBy=name');
    expect(page.body['documents']).toHaveLength(1);
    const rest = await send(
      'GET',
      `/animals?pageSize=5&orderBy=name&pageToken=${encodeURIComponent(String(page.body['nextPageToken']))}`,
    );
    expect(rest.body['documents']).toMatchObject([{ name: `${DATABASE}/documents/animals/ibis` }]);
    expect(await send('DELETE', '/animals/ibis')).toEqual({ status: 200, body: {} });
    expect(await send('GET', '/animals/ibis')).toMatchObject({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND' } },
    });
  });

  test('may have ids with colons, spaces and accents', async () => {
    await send('PATCH', '/odd/a:b%20%C3%A9', text('odd'));
    expect((await send('GET', '/odd/a:b%20%C3%A9')).body['name']).toBe(`${DATABASE}/documents/odd/a:b é`);
  });

  test('respect preconditions', async () => {
    expect(await send('PATCH', '/animals/x?currentDocument.exists=true', text('x'))).toMatchObject({ status: 404 });
    await send('PATCH', '/animals/x?currentDocument.exists=false', text('x'));
    expect(await send('PATCH', '/animals/x?currentDocument.exists=false', text('x'))).toMatchObject({
      status: 409,
      body: { error: { status: 'ALREADY_EXISTS' } },
    });
  });
});

describe('methods after a colon', () => {
  test('answer streams as one JSON array', async () => {
    await send('PATCH', '/animals/ibis', text('Ibis'));
    const structuredQuery = { from: [{ collectionId: 'animals' }], limit: 5 };
    const found = await send('POST', ':runQuery', { structuredQuery }, { 'Content-Type': 'text/plain' });
    expect(found.body).toMatchObject([{ document: text('Ibis') }]);
    const documents = [`${DATABASE}/documents/animals/ibis`, `${DATABASE}/documents/animals/none`];
    expect((await send('POST', ':batchGet', { documents })).body).toMatchObject([
      { found: text('Ibis') },
      { missing: documents[1] },
    ]);
    const aggregation = { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] } };
    expect((await send('POST', ':runAggregationQuery', aggregation)).body).toMatchObject([
      { result: { aggregateFields: { n: { integerValue: '1' } } } },
    ]);
    const owner = { Authorization: 'Bearer owner' };
    expect((await send('POST', ':listCollectionIds', {}, owner)).body).toEqual({ collectionIds: ['animals'] });
  });

  test('run transactions', async () => {
    await send('PATCH', '/animals/ibis', text('Ibis'));
    const { transaction } = (await send('POST', ':beginTransaction', {})).body as { transaction: string };
    const documents = [`${DATABASE}/documents/animals/ibis`];
    await send('POST', ':batchGet', { documents, transaction });
    const writes = [{ update: { name: documents[0], ...text('Heron') } }];
    expect(await send('POST', ':commit', { writes, transaction })).toMatchObject({ status: 200 });
    expect((await send('GET', '/animals/ibis')).body).toMatchObject(text('Heron'));
    const second = (await send('POST', ':beginTransaction', {})).body as { transaction: string };
    expect(await send('POST', ':rollback', second)).toMatchObject({ status: 200 });
  });

  test('write many documents independently of each other', async () => {
    const writes = [
      { update: { name: `${DATABASE}/documents/animals/a`, ...text('a') } },
      { update: { name: `${DATABASE}/documents/animals/b`, ...text('b') }, currentDocument: { exists: true } },
    ];
    const answer = await send('POST', ':batchWrite', { writes }, { Authorization: 'Bearer owner' });
    expect(answer.body['status']).toMatchObject([{}, { code: 5 }]);
  });
});

describe('faults', () => {
  test('in the JSON are answered with 400 INVALID_ARGUMENT', async () => {
    const refused = { status: 400, body: { error: { code: 400, status: 'INVALID_ARGUMENT' } } };
    const inAList = { ...refused, body: [refused.body] };
    expect(await send('POST', ':runQuery', '{"structuredQuery":')).toMatchObject(inAList);
    expect(await send('POST', ':runQuery', { structuredQuery: 'all' })).toMatchObject(inAList);
    expect(await send('POST', ':commit', { unheardOf: 1 })).toMatchObject(refused);
    expect(await send('PATCH', '/animals/a', { fields: { n: { integerValue: 'four' } } })).toMatchObject(refused);
    expect(await send('PATCH', '/animals/a', { fields: { n: { integerValue: 1, stringValue: 'one' } } })).toMatchObject(
      refused,
    );
  });

  test('in the token are answered with 401 UNAUTHENTICATED', async () => {
    const refused = { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } };
    const token = (claims: object): string =>
      `Bearer ${['{"alg":"none"}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.')}`;
    const now = Math.floor(Date.now() / 1000);
    expect(await send('GET', '/a/b', undefined, { Authorization: 'Bearer nonsense' })).toMatchObject(refused);
    expect(
      await send('GET', '/a/b', undefined, { Authorization: token({ sub: 'u', iat: now - 7200, exp: now - 3600 }) }),
    ).toMatchObject(refused);
    expect(
      await send('GET', '/a/b', undefined, { Authorization: token({ sub: 'u', iat: 0, exp: 3600 }) }),
    ).toMatchObject({ status: 404 });
  });

  test('of size are refused and the connection goes on', async () => {
    const huge = await send('PATCH', '/animals/huge', text('x'.repeat(12 * 1024 * 1024)));
    expect(huge).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    expect(await send('PATCH', '/animals/small', text('x'))).toMatchObject({ status: 200 });
  });

  test('in the path are answered with 404', async () => {
    expect(await send('POST', '/animals/ibis', text('x'))).toMatchObject({ status: 404 });
  });
});

describe('pages of another origin', () => {
  test('may call with credentials and with the headers they ask for', async () => {
    const origin = 'http://localhost:5173';
    const preflight = await fetch(`${root}:commit`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,x-goog-api-client',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
    const refused = await fetch(`${root}/a/b`, { headers: { Origin: origin } });
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('the control interface', () => {
  const control = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${running.port}${path}`, init);

  test('answers that the server is there', async () => {
    expect((await control('/')).status).toBe(200);
  });

  test('empties a database', async () => {
    await send('PATCH', '/animals/a', text('a'));
    expect((await control(`/emulator/v1/${DATABASE}/documents`, { method: 'DELETE' })).status).toBe(200);
    expect(await send('GET', '/animals/a')).toMatchObject({ status: 404 });
  });

  test('counts reads and writes by client', async () => {
    await control('/emulator/v1/usage', { method: 'DELETE' });
    await send('PATCH', '/animals/a', text('a'), { Authorization: 'Bearer owner' });
    await send('GET', '/animals/a');
    expect(await (await control('/emulator/v1/usage')).json()).toMatchObject({
      owner: { writes: 1 },
      anonymous: { reads: 1 },
    });
  });

  test('keeps trigger registrations', async () => {
    const body = JSON.stringify({ eventType: 'google.cloud.firestore.document.v1.written', database: '(default)' });
    const v2 = await control('/emulator/v1/projects/demo-rest/eventarcTrigger?eventarcTriggerId=r-f-0', {
      method: 'POST',
      body,
    });
    const v1 = await control('/emulator/v1/projects/demo-rest/triggers/old', { method: 'PUT', body });
    expect([v2.status, v1.status]).toEqual([200, 200]);
    expect(running.server.triggers.list('demo-rest').map(({ key, generation }) => `${generation} ${key}`)).toEqual([
      'v2 r-f-0',
      'v1 old',
    ]);
  });

  test('says that it does not export', async () => {
    expect((await control('/emulator/v1/projects/demo-rest:export', { method: 'POST', body: '{}' })).status).toBe(501);
  });

  test('refuses rules that do not compile and names the line', async () => {
    const put = (content: string): Promise<Response> =>
      control('/emulator/v1/projects/demo-other:securityRules', {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      });
    const refused = await put('rules_version = "2";\nservice cloud.firestore { nonsense }');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toMatch(/firestore\.rules:2:\d+/);
    const accepted = await put(
      'rules_version = "2"; service cloud.firestore { match /{d=**} { allow read: if true; } }',
    );
    expect(await accepted.json()).toEqual({ issues: [] });
    expect((await control('/emulator/v1/projects/demo-other:ruleCoverage')).status).toBe(200);
    const page = await control('/emulator/v1/projects/demo-other:ruleCoverage.html');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('match /{d=**}');
  });
});
