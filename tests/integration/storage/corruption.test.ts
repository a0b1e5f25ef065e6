/** Requests with bytes changed, lost or doubled at random: the server answers or hangs up, and goes on serving. */
import { connect } from 'node:net';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUCKET, startTestStorage, type TestStorage } from './start-storage.ts';
import { IS_LONG } from '../../support/test-form.ts';

const ROUNDS = IS_LONG ? 200 : 40;
const PER_ROUND = 50;

let server: TestStorage;

beforeAll(async () => {
  server = await startTestStorage(undefined, { largestBody: 1_000_000 });
});
afterAll(() => server.stop());

/** Numbers from 0 to below `limit`, the same for the same seed (a linear congruential generator). */
function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const PAIR =
  '--b\r\nContent-Type: application/json\r\n\r\n{"name":"zoo/x","contentType":"text/plain","metadata":{"k":"v"}}\r\n' +
  '--b\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b--';

function requests(uploadId: string): string[] {
  const request = (line: string, headers: string, body = ''): string =>
    `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
  const files = `/v0/b/${BUCKET}/o`;
  return [
    request(
      `POST ${files}`,
      'X-Goog-Upload-Protocol: multipart\r\nContent-Type: multipart/related; boundary=b\r\n',
      PAIR,
    ),
    request(`POST ${files}?name=a%2Fb`, 'Content-Type: text/plain\r\n', 'hello'),
    request(
      `POST ${files}?name=y`,
      'X-Goog-Upload-Command: start\r\nX-Goog-Upload-Header-Content-Length: 5\r\n',
      '{"metadata":{}}',
    ),
    request(
      `POST ${files}?name=y&upload_id=${uploadId}`,
      'X-Goog-Upload-Command: upload\r\nX-Goog-Upload-Offset: 0\r\n',
      'hel',
    ),
    request(
      `PATCH ${files}/zoo%2Fx`,
      'Content-Type: application/json\r\n',
      '{"cacheControl":"no-store","metadata":{"a":null}}',
    ),
    request(`GET ${files}/zoo%2Fx?alt=media`, 'Range: bytes=1-3\r\nIf-None-Match: "abc"\r\n'),
    request(`GET ${files}?prefix=zoo/&delimiter=/&maxResults=2`, 'Authorization: Firebase a.b.c\r\n'),
    request(`PUT /upload/storage/v1/b/${BUCKET}/o?upload_id=${uploadId}`, 'Content-Range: bytes 0-4/5\r\n', 'hello'),
    request(
      `POST /b/${BUCKET}/o/w/compose`,
      '',
      '{"sourceObjects":[{"name":"zoo/x","generation":"1"}],"destination":{}}',
    ),
    request(`GET /b/${BUCKET}/o?matchGlob=**.png&startOffset=a`, ''),
    request(`GET /${BUCKET}/zoo/x?X-Goog-Signature=ab&X-Goog-Date=20260101T000000Z&X-Goog-Expires=60`, ''),
    request('PUT /internal/setRules', '', '{"rules":{"files":[{"name":"a","content":"service firebase.storage {}"}]}}'),
    request('PUT /emulator/v1/faults', '', '{"faults":[]}'),
    request('OPTIONS /', 'Origin: http://a\r\nAccess-Control-Request-Method: PUT\r\n'),
  ];
}

function corrupted(text: string, roll: (limit: number) => number): Buffer {
  let bytes = Buffer.from(text);
  for (let change = roll(4) + 1; change > 0; change -= 1) {
    const at = roll(bytes.length);
    const kind = roll(5);
    if (kind === 0) bytes = bytes.subarray(0, at + 1);
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + roll(8))]);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - roll(40)))]);
    else {
      bytes = Buffer.from(bytes);
      bytes[at] = kind === 3 ? roll(256) : '\r\n-=:;/%"{}[]0\u0000'.charCodeAt(roll(15));
    }
    if (bytes.length === 0) bytes = Buffer.from('x');
  }
  return bytes;
}

/** Resolves once the server closed the connection. */
function send(bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
    socket.end(bytes);
  });
}

it(`${ROUNDS * PER_ROUND} corrupted requests neither end nor halt the server`, { timeout: 60_000 }, async () => {
  const seed = Number(process.env['CORRUPTION_SEED'] ?? randomInt(2 ** 31));
  const roll = dice(seed);
  const files = `${server.address}/v0/b/${BUCKET}/o`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = { 'X-Goog-Upload-Command': 'start' };
    const begun = await fetch(`${files}?name=y`, { method: 'POST', body: '{}', headers: start });
    const valid = requests(begun.headers.get('x-guploader-uploadid') ?? '');
    const wrong = Array.from({ length: PER_ROUND }, () => corrupted(valid[roll(valid.length)] ?? '', roll));
    await Promise.all(wrong.map(send));
    // Rules and faults may have been changed by a request that stayed whole.
    server.server.faults.clear();
    const stored = await fetch(`${files}?name=good`, {
      method: 'POST',
      body: 'good',
      headers: { Authorization: 'Bearer owner' },
    });
    expect([stored.status, seed, round]).toEqual([200, seed, round]);
  }
  expect({ seed, faults: server.log.filter((line) => line.startsWith('Storage:')) }).toEqual({ seed, faults: [] });
});
