import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { SYNC_MAX_BYTES } from '../../../src/domain/reference/sync-answer.ts';
import { askEnvironment } from './ask-environment.ts';

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)));
  server = null;
});

/** Opens another environment that answers with the listener, and returns its address. */
async function environment(listener: RequestListener): Promise<URL> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => void opened.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(opened.address() as AddressInfo).port}/syncBack`);
}

const json = (text: string, status = 200): RequestListener => {
  return (_request, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};
const codeOf = async (listener: RequestListener, patienceMs = 2_000) => {
  const asked = await askEnvironment(await environment(listener), 'the-key', patienceMs);
  return 'answer' in asked ? 'answered' : asked.error.code;
};

describe('another environment', () => {
  it('receives the key in the body of a POST, and its answer is returned', async () => {
    let body = '';
    const address = await environment((request, response) => {
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => json(`{"method":"${request.method}","url":"${request.url}"}`)(request, response));
    });
    expect(await askEnvironment(address, 'the-key')).toEqual({ answer: { method: 'POST', url: '/syncBack' } });
    expect(body).toBe('{"key":"the-key"}');
  });

  it('may refuse in JSON', async () => {
    expect(await codeOf(json('{"success":false}', 403))).toBe('answered');
  });

  it.each(['<!doctype html><title>Sign in</title>', '', '{"success":true,"data":{"species":[', 'NaN', "{'a':1}"])(
    'with the answer %j has no data to copy',
    async (text) => expect(await codeOf(json(text))).toBe('sync/answer-invalid'),
  );

  it('with a redirection does not get the key sent further', async () => {
    let visits = 0;
    const code = await codeOf((request, response) => {
      visits++;
      response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end();
    });
    expect([code, visits]).toEqual(['sync/failed', 1]);
  });

  it('with an error status or an empty answer has failed', async () => {
    expect(await codeOf(json('{"success":true}', 500))).toBe('sync/failed');
    expect(await codeOf((request) => void request.socket.destroy())).toBe('sync/failed');
    const address = await environment(json(''));
    server?.close();
    server = null;
    expect(await askEnvironment(address, 'the-key')).toMatchObject({ error: { code: 'sync/failed' } });
  });

  it('with a slow answer is not waited for, before its answer or within it', async () => {
    expect(await codeOf(() => undefined, 100)).toBe('sync/failed');
    expect(await codeOf((_request, response) => void response.writeHead(200).write('{"success":'), 100)).toBe(
      'sync/failed',
    );
  });

  it('with an interrupted answer has failed', async () => {
    const half: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"success":true', () => response.destroy());
    };
    expect(await codeOf(half)).toBe('sync/failed');
  });
});

describe('an answer', () => {
  const sized = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

  it.each([
    [SYNC_MAX_BYTES - 1, 'answered'],
    [SYNC_MAX_BYTES, 'answered'],
    [SYNC_MAX_BYTES + 1, 'sync/too-large'],
  ])('of %i bytes is %s, whether it announces its size or not', async (bytes, code) => {
    expect(await codeOf(json(sized(bytes)))).toBe(code);
    expect(
      await codeOf((_request, response) => {
        response.write(sized(bytes));
        response.end();
      }),
    ).toBe(code);
  });

  it('of 50 MB is not read to its end', async () => {
    let sent = 0;
    const part = Buffer.alloc(1_000_000, 'x');
    const code = await codeOf((_request, response) => {
      const send = () => {
        while (sent < 50_000_000 && !response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    });
    expect(code).toBe('sync/too-large');
    expect(sent).toBeLessThan(50_000_000);
  });

  it('that unpacks to 50 MB is too large, however few bytes were sent', async () => {
    const packed = gzipSync(Buffer.alloc(50_000_000, 'x'));
    const code = await codeOf((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed);
    });
    expect(code).toBe('sync/too-large');
  });
});
