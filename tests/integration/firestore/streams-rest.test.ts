/** The REST interface in its details: parameters, forms of errors, bodies, preflights. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startLoggedServer } from './streams-server.ts';
import type { LoggedServer } from './streams-server.ts';

const DATABASE = 'projects/demo-rest-more/databases/(default)';

let running: LoggedServer;
let root: string;

beforeAll(async () => {
  running = await startLoggedServer();
  root = `http://127.0.0.1:${running.port}/v1/${DATABASE}/documents`;
});

beforeEach(async () => {
  running.backend.clear(DATABASE);
  await send('POST', '/c?documentId=a', { fields: { n: { integerValue: 1 }, m: { integerValue: 2 } } });
});

afterAll(() => running.stop());

type Answer = { status: number; body: unknown; text: string };

async function send(
  method: string,
  path: string,
  body?: object | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const content =
    body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) };
  const response = await fetch(path.startsWith('http') ? path : root + path, { method, headers, ...content });
  const text = await response.text();
  return { status: response.status, text, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const error = (status: string): object => ({ error: { status, code: expect.any(Number) as number } });

describe('an error', () => {
  test.each([':runQuery', ':batchGet', ':runAggregationQuery'])(
    'of %s comes in a list, as its answers do',
    async (path) => {
      expect(await send('POST', path, { unheardOf: 1 })).toMatchObject({
        status: 400,
        body: [error('INVALID_ARGUMENT')],
      });
    },
  );

  test('of any other method comes alone', async () => {
    expect(await send('POST', ':commit', { unheardOf: 1 })).toMatchObject({
      status: 400,
      body: error('INVALID_ARGUMENT'),
    });
    expect(await send('GET', '/c/none')).toMatchObject({ status: 404, body: error('NOT_FOUND') });
    expect(await send('POST', '/c?documentId=a', {})).toMatchObject({ status: 409, body: error('ALREADY_EXISTS') });
  });

  test('of an unknown method or address is answered in JSON', async () => {
    expect(await send('POST', ':fly', {})).toMatchObject({ status: 404, body: error('NOT_FOUND') });
    expect(await send('PUT', '/c/a', {})).toMatchObject({ status: 404, body: error('NOT_FOUND') });
    expect(await send('GET', `http://127.0.0.1:${running.port}/v2/x`)).toMatchObject({ status: 404 });
    expect(await send('GET', `http://127.0.0.1:${running.port}//`)).toMatchObject({ status: 400 });
    expect(await send('GET', '/c/%E0%A4%A')).toMatchObject({ status: 400, body: error('INVALID_ARGUMENT') });
    expect(await send('GET', '/c%2Fa')).toMatchObject({ status: 400, body: error('INVALID_ARGUMENT') });
    expect(await send('GET', '/c//a')).toMatchObject({ status: 400, body: error('INVALID_ARGUMENT') });
  });
});

describe('a parameter', () => {
  test.each([
    '/c/a?key=k&alt=json&prettyPrint=false&quotaUser=q',
    '/c/a?$alt=json;enum-encoding=int&$.xgafv=1',
    '/c/a?mask.field_paths=n&mask.fieldPaths=m',
  ])('that every API of Google knows is accepted: %s', async (path) => {
    expect((await send('GET', path)).status).toBe(200);
  });

  test('may be written with underscores', async () => {
    await send('PATCH', '/c/a?update_mask.field_paths=n&current_document.exists=true', { fields: {} });
    expect((await send('GET', '/c/a')).body).toMatchObject({ fields: { m: { integerValue: '2' } } });
    expect((await send('GET', '/c/a')).body).not.toMatchObject({ fields: { n: {} } });
  });

  test('that the method does not know is refused by name', async () => {
    const answer = await send('GET', '/c/a?pageSize=3');
    expect(answer).toMatchObject({ status: 400, body: error('INVALID_ARGUMENT') });
    expect(answer.text).toContain('pageSize');
    expect((await send('DELETE', '/c/a?updateMask.fieldPaths=n')).status).toBe(400);
    expect((await send('POST', ':commit?documentId=x', { writes: [] })).status).toBe(400);
  });

  test('that names a transaction cannot stand beside one that names a time', async () => {
    const { transaction } = (await send('POST', ':beginTransaction', {})).body as { transaction: string };
    const both = new URLSearchParams({ transaction, readTime: new Date().toISOString() }).toString();
    for (const path of ['/c/a', '/c'])
      expect(await send('GET', `${path}?${both}`)).toMatchObject({ status: 400, body: error('INVALID_ARGUMENT') });
    expect((await send('GET', `/c/a?${new URLSearchParams({ transaction }).toString()}`)).status).toBe(200);
  });

  test('asks for an answer that is easy to read', async () => {
    expect((await send('GET', '/c/a?$prettyPrint=true')).text).toContain('\n  "fields": {');
    expect((await send('GET', '/c/none?prettyPrint=true')).text).toContain('\n    "status"');
    expect((await send('GET', '/c/a')).text).not.toContain('\n');
  });

  test('cannot ask for anything but JSON', async () => {
    expect(await send('GET', '/c/a?alt=proto')).toMatchObject({ status: 400, body: error('INVALID_ARGUMENT') });
  });

  test('can carry the token', async () => {
    const begun = await send('POST', ':beginTransaction?access_token=owner', {});
    expect(begun.body).toEqual({ transaction: expect.any(String) as string });
    expect((await send('GET', '/c/a?access_token=nonsense')).status).toBe(401);
  });
});

describe('a body', () => {
  const document = { fields: { n: { integerValue: '7' } } };

  test('may be packed', async () => {
    const packed = gzipSync(JSON.stringify(document));
    expect((await send('PATCH', '/c/a', packed, { 'Content-Encoding': 'gzip' })).body).toMatchObject(document);
    const broken = Buffer.concat([packed.subarray(0, 20), Buffer.from('nonsense')]);
    expect(await send('PATCH', '/c/a', broken, { 'Content-Encoding': 'gzip' })).toMatchObject({
      status: 400,
      body: error('INVALID_ARGUMENT'),
    });
    expect((await send('PATCH', '/c/a', packed, { 'Content-Encoding': 'br' })).status).toBe(400);
  });

  test('over the limit is refused, packed or not', async () => {
    const large = Buffer.from(JSON.stringify({ fields: { text: { stringValue: 'x'.repeat(12 * 1024 * 1024) } } }));
    for (const answer of [
      await send('PATCH', '/c/a', large),
      await send('PATCH', '/c/a', gzipSync(large), { 'Content-Encoding': 'gzip' }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: error('INVALID_ARGUMENT') });
      expect(answer.text).toContain('exceeds the limit: 11534336 bytes');
    }
  });

  test('may be sent with POST and the method in a header', async () => {
    expect((await send('POST', '/c/a', document, { 'X-HTTP-Method-Override': 'PATCH' })).body).toMatchObject(document);
  });
});

test('an answer leaves out empty fields, and null is null', async () => {
  const empty = { none: { nullValue: null }, list: { arrayValue: {} }, map: { mapValue: {} } };
  await send('POST', '/empty?documentId=values', { fields: empty });
  expect((await send('GET', '/empty/values')).body).toMatchObject({ fields: empty });
  expect((await send('GET', '/empty/values')).text).not.toMatch(
    /NULL_VALUE|\[\]|\{\s*"(fields|values)"\s*:\s*[{[]\s*[}\]]/,
  );
  await send('POST', '/empty?documentId=document', {});
  expect((await send('GET', '/empty/document')).body).not.toHaveProperty('fields');
  expect((await send('GET', '/nothing')).body).toEqual({});
});

test('a preflight allows the requested headers, with credentials, from the requesting origin', async () => {
  const response = await fetch(`${root}/c/a`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,x-goog-api-client',
    },
  });
  const header = (name: string): string | null => response.headers.get(`access-control-allow-${name}`);
  expect(response.status).toBe(204);
  expect([header('origin'), header('credentials'), header('headers')]).toEqual([
    'http://localhost:5173',
    'true',
    'authorization,x-goog-api-client',
  ]);
  expect(header('methods')).toContain('PATCH');
});
