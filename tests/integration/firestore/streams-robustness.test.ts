/** Clients that are slow, send garbage, or go silent. */
import { connect } from 'node:net';
import { doc, onSnapshot, setDoc } from 'firebase/firestore';
import { connect as connectHttp2 } from 'node:http2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { clientsOf } from './streams-clients.ts';
import { startDrippingNetwork } from './streams-raw.ts';
import { startLoggedServer } from './streams-server.ts';
import type { LoggedServer } from './streams-server.ts';

const DATABASE = 'projects/demo-robust/databases/(default)';

let running: LoggedServer;

beforeAll(async () => {
  running = await startLoggedServer({
    patience: { headersMs: 200, requestMs: 400, checkEveryMs: 50 },
    channelTimings: { abandonedMs: 2000, noopIntervalMs: 200, longPollMs: 100 },
  });
});

afterAll(() => running.stop());

type Ending = { readonly heard: string };

/** Sends a text and waits until the server ends the connection. */
function untilClosed(text: string, more: (write: (text: string) => void) => void = () => undefined): Promise<Ending> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: running.port });
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ heard }));
    socket.write(text);
    more((next) => socket.write(next));
  });
}

const url = (path: string): string => `http://127.0.0.1:${running.port}${path}`;

async function expectHealth(): Promise<void> {
  const answer = await fetch(url(`/v1/${DATABASE}/documents/c`), { signal: AbortSignal.timeout(5000) });
  expect(answer.status).toBe(200);
}

describe('a connection', () => {
  test('that never sends its first bytes is ended', async () => {
    const endings = await Promise.all(Array.from({ length: 50 }, () => untilClosed('P')));
    expect(endings.every(({ heard }) => heard === '')).toBe(true);
    await expectHealth();
  });

  test('that never finishes its headers is ended with 408', async () => {
    const endings = await Promise.all(
      Array.from({ length: 50 }, () => untilClosed('GET /v1/x HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
    );
    expect(endings.every(({ heard }) => heard.startsWith('HTTP/1.1 408 '))).toBe(true);
    await expectHealth();
  });

  test('that never finishes its body is ended with 408', async () => {
    const head = `POST /v1/${DATABASE}/documents:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`;
    expect((await untilClosed(head)).heard).toMatch(/^HTTP\/1\.1 408 /);
    await expectHealth();
  });

  test('with a bomb of headers is ended with 431', async () => {
    const bomb = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Bomb: ${'x'.repeat(200_000)}\r\n\r\n`;
    expect((await untilClosed(bomb)).heard).toMatch(/^HTTP\/1\.1 431 /);
    const many = Array.from({ length: 5000 }, (_, index) => `X-${index}: ${'y'.repeat(40)}\r\n`).join('');
    expect((await untilClosed(`GET / HTTP/1.1\r\nHost: localhost\r\n${many}\r\n`)).heard).toMatch(/^HTTP\/1\.1 431 /);
    await expectHealth();
  });

  test('that speaks HTTP/2 but no gRPC learns that', async () => {
    const session = connectHttp2(url(''));
    const status = await new Promise((resolve) => {
      const request = session.request({ ':path': '/', ':method': 'GET' });
      request.on('response', (headers) => resolve(headers[':status']));
      request.resume().end();
    });
    expect(status).toBe(415);
    session.destroy();
    await expectHealth();
  });

  test('that its client leaves half open is closed', async () => {
    const sockets = Array.from({ length: 100 }, () =>
      connect({ host: '127.0.0.1', port: running.port, allowHalfOpen: true }),
    );
    const closed = sockets.map((socket) => new Promise((resolve) => socket.on('end', resolve)));
    for (const socket of sockets) socket.resume().end('GET /');
    await Promise.all(closed);
    for (const socket of sockets) socket.destroy();
    await expectHealth();
  });

  test('is kept for a client that pauses between its requests', async () => {
    const head = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const socket = connect({ host: '127.0.0.1', port: running.port });
    let answers = 0;
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString().split('200 OK').length - 1));
    let closed = false;
    socket.on('close', () => (closed = true));
    socket.write(head);
    await eventually(() => expect(answers).toBe(1));
    // Other, later connections are ended meanwhile.
    await untilClosed('GET / HTTP/1.1\r\nX-Slow: ');
    await untilClosed('GET / HTTP/1.1\r\nX-Slow: ');
    expect(closed).toBe(false);
    socket.write(head);
    await eventually(() => expect(answers).toBe(2));
    socket.destroy();
  });
});

describe('a channel', () => {
  const path = (kind: string, more: string): string =>
    `/google.firestore.v1.Firestore/${kind}/channel?VER=8&database=${encodeURIComponent(DATABASE)}&zx=a&t=1&${more}`;
  const body = (offset: number, text: string): URLSearchParams =>
    new URLSearchParams({ count: '1', ofs: String(offset), req0___data__: text });
  const open = async (): Promise<string> => {
    const answer = await fetch(url(path('Write', 'RID=1&CVER=22')), {
      method: 'POST',
      body: body(0, JSON.stringify({ database: DATABASE })),
    });
    return /"c","([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  };

  test.each(['GET', 'POST'])(
    'that does not exist is refused to a %s in the words the client looks for',
    async (method) => {
      const answer = await fetch(url(path('Listen', 'RID=rpc&SID=nobody&AID=0&CI=0&TYPE=xmlhttp')), { method });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/.Unknown SID/)]);
    },
  );

  test('begins with its first message', async () => {
    const begin = (offset: number): Promise<Response> =>
      fetch(url(path('Write', 'RID=1&CVER=22')), { method: 'POST', body: body(offset, '{}') });
    expect([(await begin(0)).status, (await begin(1)).status, (await begin(5000)).status]).toEqual([200, 400, 400]);
    await expectHealth();
  });

  test('streams on for longer than a request may take to arrive', async () => {
    const session = await open();
    const answer = await fetch(url(path('Write', `RID=rpc&SID=${session}&AID=0&CI=0&TYPE=xmlhttp`)));
    let heard = '';
    const reader = answer.body?.getReader();
    // Five times 200 ms of silence, with 400 ms for a request.
    while (heard.split('noop').length <= 5) heard += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    expect(heard).toContain('streamId');
  });

  test('accepts messages that arrive early only up to a bound', async () => {
    const session = await open();
    const post = (offset: number): Promise<Response> =>
      fetch(url(path('Write', `RID=2&SID=${session}&AID=0`)), { method: 'POST', body: body(offset, '{}') });
    const hear = async (): Promise<string> =>
      (await fetch(url(path('Write', `RID=rpc&SID=${session}&AID=1&CI=1&TYPE=xmlhttp`)))).text();
    await post(1001);
    expect(await hear()).not.toContain('INVALID_ARGUMENT');
    await post(1002);
    expect(await hear()).toContain('INVALID_ARGUMENT');
    await expectHealth();
  });

  test('with a message that is no JSON, not of its kind or too large says so and ends', async () => {
    const large = JSON.stringify({ labels: { large: 'x'.repeat(11 * 1024 * 1024) } });
    for (const text of ['{"writes":', '[]', '"x"', '{"writes":[{"update":5}]}', large]) {
      const session = await open();
      await fetch(url(path('Write', `RID=2&SID=${session}&AID=0`)), { method: 'POST', body: body(1, text) });
      const answer = await fetch(url(path('Write', `RID=rpc&SID=${session}&AID=1&CI=1&TYPE=xmlhttp`)));
      const heard = await answer.text();
      expect(heard).toContain('INVALID_ARGUMENT');
      expect(heard).toContain('["close"]');
    }
  });

  test('of a client that vanished is forgotten, of a thousand clients too', async () => {
    const sessions = [];
    for (let round = 0; round < 20; round += 1) {
      sessions.push(...(await Promise.all(Array.from({ length: 50 }, () => open()))));
    }
    expect(new Set(sessions).size).toBe(1000);
    const last = sessions.at(-1) ?? '';
    await eventually(async () => {
      const answer = await fetch(url(path('Write', `RID=2&SID=${last}&AID=0`)), {
        method: 'POST',
        body: body(5, '{}'),
      });
      expect(answer.status).toBe(400);
    });
    await expectHealth();
  });
});

test('a line that delivers single bytes carries REST, channels and gRPC', async () => {
  const line = await startDrippingNetwork(running.port);
  const own = clientsOf('demo-robust', () => line.port);
  const db = own.open();
  const seen: unknown[] = [];
  onSnapshot(doc(db, 'drip/é'), (one) => seen.push(one.get('text')));
  await setDoc(doc(db, 'drip/é'), { text: 'ñ🦊' });
  await eventually(() => expect(seen.at(-1)).toBe('ñ🦊'));
  const rest = await fetch(`http://127.0.0.1:${line.port}/v1/${DATABASE}/documents/drip/%C3%A9`);
  expect(await rest.json()).toMatchObject({ fields: { text: { stringValue: 'ñ🦊' } } });
  const channel = `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22&database=${encodeURIComponent(DATABASE)}`;
  const handshake = await fetch(`http://127.0.0.1:${line.port}${channel}`, { method: 'POST', body: 'count=0&ofs=0' });
  expect(await handshake.text()).toMatch(/^\d+\n\[\[0,\["c",/);
  await own.close();
  await line.close();
});

test('none of this was a fault of the server', () => {
  expect(running.log).toEqual([]);
});
