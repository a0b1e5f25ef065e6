/** Requests of clients other than the SDKs, and requests that must not harm the server. */
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUCKET, startTestStorage, type TestStorage } from './start-storage.ts';

let server: TestStorage;
let files: string;
let objects: string;
let uploads: string;

beforeAll(async () => {
  server = await startTestStorage(undefined, { largestBody: 100_000 });
  files = `${server.address}/v0/b/${BUCKET}/o`;
  objects = `${server.address}/storage/v1/b/${BUCKET}/o`;
  uploads = `${server.address}/upload/storage/v1/b/${BUCKET}/o`;
});
beforeEach(() => server.server.clear());
afterAll(() => server.stop());

type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

async function send(
  method: string,
  address: string,
  body?: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Writes bytes as they are and returns the whole answer. */
function raw(text: string, half = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    if (half) socket.end(text);
    else socket.write(text);
  });
}

async function isAlive(): Promise<boolean> {
  return (await fetch(server.address)).ok;
}

const put = (name: string, body: string): Promise<Answer> =>
  send('POST', `${files}?name=${encodeURIComponent(name)}`, body);
const related = { 'Content-Type': 'multipart/related; boundary=b', 'X-Goog-Upload-Protocol': 'multipart' };
const pair = (first: string, second: string): string =>
  `--b\r\nContent-Type: application/json\r\n\r\n${first}\r\n--b\r\nContent-Type: text/plain\r\n\r\n${second}\r\n--b--`;

describe('a client’s upload', () => {
  it('may be the bytes alone', async () => {
    const answer = await send('POST', `${files}?name=zoo%2Fa.txt`, 'hello', { 'Content-Type': 'text/plain' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      expect.objectContaining({ name: 'zoo/a.txt', contentType: 'text/plain', size: '5', crc32c: 'mnG7TA==' }),
    ]);
  });

  it('may name its file in the description', async () => {
    const answer = await send('POST', files, pair('{"name": "a", "metadata": {"k": "v"}}', 'hello'), related);
    expect(JSON.parse(answer.text)).toMatchObject({ name: 'a', contentType: 'text/plain', metadata: { k: 'v' } });
  });

  it.each([
    ['no boundary', 'text', { ...related, 'Content-Type': 'multipart/related' }],
    ['no part', '--b--', related],
    ['one part', '--b\r\nContent-Type: application/json\r\n\r\n{"name":"a"}\r\n--b--', related],
    ['three parts', `${pair('{"name":"a"}', 'x').slice(0, -2)}\r\n\r\nmore\r\n--b--`, related],
    ['no end', pair('{"name":"a"}', 'x').slice(0, -5), related],
    ['no JSON', pair('{name', 'x'), related],
    ['a list for a description', pair('[]', 'x'), related],
    ['no name', pair('{}', 'x'), related],
    ['metadata of the wrong kind', pair('{"name":"a","metadata":"x"}', 'x'), related],
    ['a header as content type', pair('{"name":"a","contentType":"a\\r\\nb: c"}', 'x'), related],
  ])('with %s is refused', async (_, body, headers) => {
    const answer = await send('POST', files, body, headers);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      400,
      { error: { code: 400, message: expect.any(String) } },
    ]);
    expect(JSON.parse((await send('GET', files)).text)).toEqual({ items: [], prefixes: [] });
  });

  it.each(['', '.', '..', 'a%0Ab', 'x'.repeat(1025)])('cannot be named "%s"', async (name) =>
    expect((await send('POST', `${files}?name=${name}`, 'x')).status).toBe(400),
  );

  it('may be as large as the limit, and not a byte larger', async () => {
    expect((await put('x', 'x'.repeat(99_999))).status).toBe(200);
    expect((await put('x', 'x'.repeat(100_000))).status).toBe(200);
    expect((await put('x', 'x'.repeat(100_001))).status).toBe(413);
  });

  it('without a length ends at the limit', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const answer = await raw(
      `POST /v0/b/${BUCKET}/o?name=x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(7)}`,
    );
    expect(answer).toContain('HTTP/1.1 413');
  });

  it('that ends too early leaves nothing', async () => {
    await raw(`POST /v0/b/${BUCKET}/o?name=x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nonly this`, true);
    expect((await send('GET', `${files}/x`)).status).toBe(404);
  });
});

describe('a client’s resumable upload', () => {
  const start = (headers: Record<string, string> = {}): Promise<Answer> =>
    send('POST', `${files}?name=x`, '{}', {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      ...headers,
    });
  const addressOf = (answer: Answer): string => answer.headers.get('x-goog-upload-url') ?? '';
  const step = (address: string, command: string, body = '', offset = '0'): Promise<Answer> =>
    send('POST', address, body, { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': offset });

  it('reports its progress', async () => {
    const address = addressOf(await start());
    await step(address, 'upload', 'hel');
    const asked = await step(address, 'query');
    expect([asked.headers.get('x-goog-upload-status'), asked.headers.get('x-goog-upload-size-received')]).toEqual([
      'active',
      '3',
    ]);
    const ended = await step(address, 'upload, finalize', 'lo', '3');
    expect([ended.headers.get('x-goog-upload-status'), JSON.parse(ended.text)]).toEqual([
      'final',
      expect.objectContaining({ size: '5' }),
    ]);
    expect((await step(address, 'query')).headers.get('x-goog-upload-status')).toBe('final');
  });

  it('accepts a repeated part only once', async () => {
    const address = addressOf(await start());
    await step(address, 'upload', 'hel');
    await step(address, 'upload', 'hello', '0');
    await step(address, 'finalize', '', '5');
    expect((await send('GET', `${files}/x?alt=media`)).text).toBe('hello');
  });

  it('cannot leave bytes out, or have another length than announced', async () => {
    const address = addressOf(await start({ 'X-Goog-Upload-Header-Content-Length': '5' }));
    expect((await step(address, 'upload', 'lo', '3')).status).toBe(400);
    expect((await step(address, 'upload, finalize', 'hell')).status).toBe(400);
    expect((await step(address, 'upload, finalize', 'o', '4')).status).toBe(200);
    const longer = addressOf(await start({ 'X-Goog-Upload-Header-Content-Length': '5' }));
    expect((await step(longer, 'upload, finalize', 'hello!')).status).toBe(400);
    expect((await send('GET', `${files}/x?alt=media`)).text).toBe('hello');
  });

  it('that nobody began is unknown', async () => {
    for (const id of ['', 'x', '../../etc/passwd', '00000000-0000-0000-0000-000000000000'])
      expect((await step(`${files}?name=x&upload_id=${encodeURIComponent(id)}`, 'upload', 'x')).status).toBe(404);
    expect((await step(addressOf(await start()), 'dance')).status).toBe(400);
  });

  it('does not wait for a stalled request: the next one takes its place', async () => {
    const address = new URL(addressOf(await start()));
    const halted = raw(
      `POST ${address.pathname}${address.search} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n` +
        'X-Goog-Upload-Command: upload, finalize\r\nX-Goog-Upload-Offset: 0\r\n\r\nhel',
    );
    const received = async () => (await step(address.href, 'query')).headers.get('x-goog-upload-size-received');
    // The halted request may be on its way still when the first question comes.
    await expect.poll(received, { interval: 10 }).toBe('3');
    expect(await halted).toBe('');
    expect((await step(address.href, 'upload, finalize', 'lo', '3')).status).toBe(200);
    expect((await send('GET', `${files}/x?alt=media`)).text).toBe('hello');
  });

  it('that was cancelled is over', async () => {
    const address = addressOf(await start());
    expect((await step(address, 'cancel')).status).toBe(200);
    expect((await step(address, 'upload, finalize', 'x')).status).toBe(410);
  });

  it('may be cancelled again, but not when it has ended', async () => {
    const address = addressOf(await start());
    expect((await step(address, 'cancel')).status).toBe(200);
    expect((await step(address, 'cancel')).status).toBe(200);
    const ended = addressOf(await start());
    expect((await step(ended, 'upload, finalize', 'hello world')).status).toBe(200);
    expect((await step(ended, 'cancel')).status).toBe(400);
  });
});

describe('a server’s resumable upload', () => {
  const begin = async (headers: Record<string, string> = {}): Promise<string> =>
    (await send('POST', `${uploads}?uploadType=resumable&name=x`, '{}', headers)).headers.get('location') ?? '';
  const step = (address: string, range: string, body = ''): Promise<Answer> =>
    send('PUT', address, body, { 'Content-Range': range });

  it('goes part by part', async () => {
    const address = await begin();
    expect((await step(address, 'bytes */*')).headers.get('range')).toBeNull();
    const first = await step(address, 'bytes 0-2/*', 'hel');
    expect([first.status, first.headers.get('range')]).toEqual([308, 'bytes=0-2']);
    expect((await step(address, 'bytes */5')).headers.get('range')).toBe('bytes=0-2');
    expect((await step(address, 'bytes 2-4/5', 'llo')).status).toBe(200);
    expect((await send('GET', `${objects}/x?alt=media`)).text).toBe('hello');
    expect((await step(address, 'bytes */5')).status).toBe(200);
  });

  it('refuses ranges that cannot be', async () => {
    const address = await begin();
    for (const range of ['nonsense', 'bytes 5-1/9', 'bytes 0-9/5', 'bytes 3-4/5'])
      expect((await step(address, range, 'xx')).status).toBe(400);
    expect((await step(address, 'bytes 0-4/5', 'hi')).status).toBe(400);
  });

  it('can be cancelled', async () => {
    const address = await begin();
    expect((await send('DELETE', address)).status).toBe(499);
    expect((await step(address, 'bytes 0-0/1', 'x')).status).toBe(410);
  });

  it('of bytes that differ from their hash is refused', async () => {
    const answer = await send('PUT', await begin(), 'hello', { 'X-Goog-Hash': 'crc32c=AAAAAA==' });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('CRC32C')]);
    expect(
      (await send('PUT', await begin(), 'hello', { 'X-Goog-Hash': 'crc32c=mnG7TA==,md5=XUFAKrxLKna5cZ2REBfFkg==' }))
        .status,
    ).toBe(200);
  });
});

it('a server’s upload has a kind, at least the unknown one, and is served to be cached', async () => {
  const begun = await send('POST', `${uploads}?uploadType=resumable&name=x`, '{}');
  await send('PUT', begun.headers.get('location') ?? '', 'hello');
  expect(JSON.parse((await send('GET', `${objects}/x`)).text)).toMatchObject({
    contentType: 'application/octet-stream',
  });
  expect((await send('GET', `${objects}/x?alt=media`)).headers.get('content-disposition')).toBe('attachment');
  const described = { ...related, 'X-Upload-Content-Type': 'image/png' };
  const answer = await send('POST', `${uploads}?uploadType=multipart`, pair('{"name": "y"}', 'hello'), described);
  expect(JSON.parse(answer.text)).toMatchObject({ name: 'y', contentType: 'image/png' });
});

it('nobody but administrators makes or revokes download tokens, whatever they show', async () => {
  await put('x', 'hello');
  for (const wish of ['create_token=true', 'delete_token=y'])
    for (const authorization of ['Bearer somethingElse', 'Firebase a.b.c'])
      expect((await send('POST', `${files}/x?${wish}`, '', { Authorization: authorization })).status).toBe(403);
  expect((await send('POST', `${files}/x?create_token=true`, '', { Authorization: 'Bearer owner' })).status).toBe(200);
});

it('a client that cannot send PATCH names it in a header', async () => {
  await put('x', 'hello');
  for (const [index, method] of ['POST', 'PUT'].entries()) {
    const body = JSON.stringify({ metadata: { by: method } });
    const answer = await send(method, `${files}/x`, body, { 'X-HTTP-Method-Override': 'PATCH' });
    expect(JSON.parse(answer.text)).toMatchObject({
      size: '5',
      metageneration: String(index + 2),
      metadata: { by: method },
    });
  }
});

describe('refusals', () => {
  it('have the form of each interface', async () => {
    const client = await send('GET', `${files}/none`);
    expect([client.status, JSON.parse(client.text)]).toEqual([404, { error: { code: 404, message: 'Not Found.' } }]);
    const json = await send('GET', `${objects}/none`);
    const message = `No such object: ${BUCKET}/none`;
    expect([json.status, JSON.parse(json.text)]).toEqual([
      404,
      { error: { code: 404, message, errors: [{ message, domain: 'global', reason: 'notFound' }] } },
    ]);
    const xml = await send('GET', `${server.address}/${BUCKET}/none`, undefined, { Authorization: 'Bearer owner' });
    expect([xml.status, xml.text]).toEqual([404, expect.stringContaining('<Code>NoSuchKey</Code>')]);
  });

  it('of an invalid or expired token', async () => {
    const token = (claims: object) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    const old = token({ sub: 'ada', iat: 1_000_000, exp: 1_003_600 });
    for (const authorization of ['Firebase x', 'Firebase a.b.c', `Firebase ${old}`, 'Basic eDp5'])
      expect((await send('GET', `${files}/x`, undefined, { Authorization: authorization })).status).toBe(401);
    const person = `Bearer ${token({ sub: 'ada' })}`;
    expect((await send('GET', `${objects}/x`, undefined, { Authorization: person })).status).toBe(401);
  });

  it.each([
    ['GET', '/storage/v9/b', 404],
    ['GET', '/b', 501],
    ['DELETE', '/v0/', 405],
    ['PUT', '/storage/v1/b', 501],
    ['PUT', '/b/demo-files.appspot.com/o', 405],
    ['POST', '/b/demo-files.appspot.com/o', 405],
    ['GET', '/v0/b/BAD/o/x', 400],
    ['GET', '/v0/b/demo-files.appspot.com/o/%', 400],
    ['GET', '/v0/b/demo-files.appspot.com/o?maxResults=-1', 400],
    ['GET', '/v0/b/demo-files.appspot.com/o?pageToken=zzz', 400],
    ['GET', '/v0/b/demo-files.appspot.com/o?prefix=a', 400],
    ['GET', '/v0/b/demo-files.appspot.com/o?delimiter=x', 400],
    ['GET', '/b/demo-files.appspot.com/o/x?ifGenerationMatch=x', 400],
    ['POST', '/upload/storage/v1/b/demo-files.appspot.com/o?uploadType=odd&name=x', 400],
    ['POST', '/upload/storage/v1/b/demo-files.appspot.com/o?uploadType=media', 400],
    ['POST', '/b/demo-files.appspot.com/o/x/compose', 400],
    ['PUT', '/internal/setRules', 400],
    ['PUT', '/emulator/v1/faults', 400],
  ])('%s %s is answered with %i', async (method, path, status) => {
    const answer = await send(
      method,
      `${server.address}${path}`,
      method === 'GET' || method === 'DELETE' ? undefined : '{}',
    );
    expect(answer.status).toBe(status);
  });

  it.each([
    'GET / HTTP/9.9\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
    `POST /v0/b/${BUCKET}/o?name=x HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
    `POST /v0/b/${BUCKET}/o?name=x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    '\u0000\u0001\u0002\u0003\r\n\r\n',
  ])('of bytes that are no request end nothing but their connection: %j', async (text) => {
    expect(await raw(text)).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
    expect(await isAlive()).toBe(true);
  });
});

it.each(['..%2f..%2fetc%2fpasswd', '%2e%2e%2fx', 'a%2F..%2F..%2Fb', '%2Fetc%2Fpasswd'])(
  'a name is a name, never a path: %s',
  async (name) => {
    expect((await send('POST', `${files}?name=${name}`, 'mine')).status).toBe(200);
    const read = await raw(`GET /v0/b/${BUCKET}/o/${name}?alt=media HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(read).toMatch(/\r\n\r\nmine$/);
  },
);

describe('a web page', () => {
  const origin = { Origin: 'http://app.example' };

  it('may ask from anywhere', async () => {
    const asked = await send('OPTIONS', files, undefined, {
      ...origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-goog-upload-command',
    });
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': 'http://app.example',
      'access-control-allow-headers': 'authorization,x-goog-upload-command',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
    });
  });

  it('reads the headers of uploads, also of refusals', async () => {
    const answer = await send('GET', `${files}/none`, undefined, origin);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://app.example');
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Goog-Upload-Status');
  });
});

it('HEAD answers the headers of GET, without the bytes', async () => {
  await put('x', 'hello');
  const answer = await send('HEAD', `${files}/x?alt=media`);
  expect([answer.status, answer.headers.get('content-length'), answer.text]).toEqual([200, '5', '']);
});

it('metadata that headers cannot carry does no harm', async () => {
  const description = {
    name: 'x',
    contentDisposition: 'attachment; filename="é🦒"',
    metadata: { 'a b': 'x', ok: 'é', bad: 'a\nb' },
  };
  await send('POST', files, pair(JSON.stringify(description), 'hello'), related);
  const answer = await send('GET', `${files}/x?alt=media`);
  expect([answer.status, answer.text]).toEqual([200, 'hello']);
  expect(Buffer.from(answer.headers.get('content-disposition') ?? '', 'latin1').toString()).toBe(
    'attachment; filename="é🦒"',
  );
  expect(answer.headers.get('x-goog-meta-bad')).toBeNull();
});

it('none of all this was a fault of the server’s own', () =>
  expect(server.log.filter((line) => line.startsWith('Storage:'))).toEqual([]));
