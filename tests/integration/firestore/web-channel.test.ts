import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';

const DATABASE = 'projects/demo-channel/databases/(default)';

let running: TestServer;

beforeAll(async () => {
  running = await startTestServer(null, {
    channelTimings: { abandonedMs: 3000, noopIntervalMs: 150, longPollMs: 300 },
  });
});

beforeEach(() => running.backend.clear(DATABASE));

afterAll(() => running.stop());

type Kind = 'Listen' | 'Write';
type Entry = [number, unknown[]];

function url(kind: Kind, parameters: Record<string, string>): string {
  const query = new URLSearchParams({ VER: '8', database: DATABASE, zx: 'x', t: '1', ...parameters });
  return `http://127.0.0.1:${running.port}/google.firestore.v1.Firestore/${kind}/channel?${query}`;
}

function form(offset: number, messages: object[], headers = ''): URLSearchParams {
  const body = new URLSearchParams({ headers, count: String(messages.length), ofs: String(offset) });
  messages.forEach((message, index) => body.set(`req${index}___data__`, JSON.stringify(message)));
  return body;
}

/** The JSON texts of a framed body. */
function unframe(body: string): unknown[] {
  const frames: unknown[] = [];
  for (let at = 0; at < body.length;) {
    const newline = body.indexOf('\n', at);
    const length = Number(body.slice(at, newline));
    frames.push(JSON.parse(body.slice(newline + 1, newline + 1 + length)));
    at = newline + 1 + length;
  }
  return frames;
}

async function handshake(kind: Kind, messages: object[], headers = ''): Promise<string> {
  const response = await fetch(url(kind, { RID: '100', CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' }), {
    method: 'POST',
    body: form(0, messages, headers),
  });
  expect(response.headers.get('x-http-session-id')).toBeTruthy();
  const [[[id, payload]]] = unframe(await response.text()) as [[Entry]];
  expect([id, payload[0], payload[3]]).toEqual([0, 'c', 8]);
  return String(payload[1]);
}

async function poll(kind: Kind, session: string, acknowledged: number): Promise<Entry[]> {
  const response = await fetch(
    url(kind, { RID: 'rpc', SID: session, AID: String(acknowledged), CI: '1', TYPE: 'xmlhttp' }),
  );
  expect(response.status).toBe(200);
  return unframe(await response.text()).flat() as Entry[];
}

async function post(kind: Kind, session: string, offset: number, messages: object[]): Promise<unknown> {
  const response = await fetch(url(kind, { RID: '101', SID: session, AID: '0' }), {
    method: 'POST',
    body: form(offset, messages),
  });
  expect(response.status).toBe(200);
  return unframe(await response.text())[0];
}

const documentName = (id: string): string => `${DATABASE}/documents/c/${id}`;
const listenTo = (id: string): object => ({
  database: DATABASE,
  addTarget: { targetId: 2, documents: { documents: [documentName(id)] } },
});
const increment = (id: string): object => ({
  transform: { document: documentName(id), fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }] },
});

function valueOf(id: string): unknown {
  const stored = running.backend.lookup(documentName(id));
  return stored === null ? null : running.backend.toWire(stored).fields?.['n'];
}

describe('the back channel', () => {
  test('repeats messages that were not acknowledged, and forgets the others', async () => {
    const session = await handshake('Listen', [listenTo('a')]);
    const first = await poll('Listen', session, 0);
    expect(first.map(([id]) => id)).toEqual(first.map((_, index) => index + 1));
    expect(await poll('Listen', session, 0)).toEqual(first);
    expect(await poll('Listen', session, 2)).toEqual(first.slice(2));
  });

  test('answers a long poll without news with a noop', async () => {
    const session = await handshake('Listen', [listenTo('a')]);
    const last = (await poll('Listen', session, 0)).at(-1)?.[0] ?? 0;
    expect(await poll('Listen', session, last)).toEqual([[last + 1, ['noop']]]);
  });

  test('sends first bytes to a streaming client without news and keeps the line busy', async () => {
    const session = await handshake('Listen', [listenTo('a')]);
    const last = (await poll('Listen', session, 0)).at(-1)?.[0] ?? 0;
    const response = await fetch(
      url('Listen', { RID: 'rpc', SID: session, AID: String(last), CI: '0', TYPE: 'xmlhttp' }),
    );
    const reader = response.body?.getReader();
    const next = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
    expect(unframe(await next())).toEqual([[[last + 1, ['noop']]]]);
    expect(unframe(await next())).toEqual([[[last + 2, ['noop']]]]);
    await reader?.cancel();
  });

  test('is taken over by a newer request', async () => {
    const session = await handshake('Listen', [listenTo('a')]);
    const last = (await poll('Listen', session, 0)).at(-1)?.[0] ?? 0;
    const older = poll('Listen', session, last);
    // The first number of the status says that the back channel is open.
    await eventually(async () =>
      expect(await post('Listen', session, 1, [])).toEqual([1, expect.any(Number), expect.any(Number)]),
    );
    const newer = poll('Listen', session, last);
    expect((await older).map(([, payload]) => payload)).toEqual([['noop']]);
    expect((await newer).map(([, payload]) => payload)).toEqual([['noop']]);
  });

  test('counts its frames in UTF-16 units', async () => {
    const response = await fetch(`http://127.0.0.1:${running.port}/v1/${DATABASE}/documents/c/accent`, {
      method: 'PATCH',
      body: JSON.stringify({ fields: { name: { stringValue: 'Été 🦊' } } }),
    });
    expect(response.status).toBe(200);
    const session = await handshake('Listen', [listenTo('accent')]);
    expect(JSON.stringify(await poll('Listen', session, 0))).toContain('Été 🦊');
  });
});

describe('the forward channel', () => {
  test('takes each message once although a lost answer makes the client repeat it', async () => {
    const session = await handshake('Write', [{ database: DATABASE }]);
    const [[, [greeting]]] = (await poll('Write', session, 0)) as [[number, [{ streamToken: string }]]];
    const message = { streamToken: greeting.streamToken, writes: [increment('once')] };
    const status = await post('Write', session, 1, [message]);
    expect(status).toEqual([0, expect.any(Number), expect.any(Number)]);
    await post('Write', session, 1, [message]);
    await eventually(() => expect(valueOf('once')).toEqual({ integerValue: '1' }));
    await post('Write', session, 1, [message, message]);
    await eventually(() => expect(valueOf('once')).toEqual({ integerValue: '2' }));
  });

  test('puts messages that overtook others back in order', async () => {
    const session = await handshake('Write', [{ database: DATABASE }]);
    const set = (n: string): object => ({
      update: { name: documentName('order'), fields: { n: { integerValue: n } } },
    });
    await post('Write', session, 2, [{ writes: [set('2')] }]);
    expect(valueOf('order')).toBeNull();
    await post('Write', session, 1, [{ writes: [set('1')] }]);
    await eventually(() => expect(valueOf('order')).toEqual({ integerValue: '2' }));
  });

  test('carries the refusal of a write as an error and then closes', async () => {
    const session = await handshake('Write', [{ database: DATABASE }]);
    const write = { update: { name: documentName('none'), fields: {} }, currentDocument: { exists: true } };
    await post('Write', session, 1, [{ writes: [write] }]);
    const heard = (await poll('Write', session, 1)).map(([, payload]) => payload);
    expect(heard).toEqual([
      [{ error: { code: 5, status: 'NOT_FOUND', message: expect.any(String) as string } }],
      ['close'],
    ]);
  });

  test('refuses unusable credentials in the same way', async () => {
    const session = await handshake('Listen', [listenTo('a')], 'Authorization:Bearer nonsense\r\n');
    const heard = await poll('Listen', session, 0);
    expect(heard[0]?.[1]).toMatchObject([{ error: { status: 'UNAUTHENTICATED' } }]);
  });
});

describe('a channel', () => {
  const refusal = async (session: string): Promise<string> => {
    const response = await fetch(url('Listen', { RID: 'rpc', SID: session, AID: '0', CI: '1', TYPE: 'xmlhttp' }));
    return `${response.status} ${await response.text()}`;
  };

  test('that does not exist is refused in the words the client looks for', async () => {
    expect(await refusal('nobody')).toMatch(/^400 .+Unknown SID/);
  });

  test('is gone once terminated', async () => {
    const session = await handshake('Listen', [listenTo('a')]);
    const open = poll('Listen', session, 0);
    await open;
    const response = await fetch(url('Listen', { SID: session, RID: '102', TYPE: 'terminate' }), { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await refusal(session)).toMatch(/Unknown SID/);
  });

  test('expires when its client stays away', async () => {
    const session = await handshake('Listen', [listenTo('a')]);
    await poll('Listen', session, 0);
    // Only a back channel keeps a channel alive; posted messages do not.
    await eventually(async () => {
      const response = await fetch(url('Listen', { RID: '101', SID: session, AID: '0' }), {
        method: 'POST',
        body: form(1, []),
      });
      expect(await response.text()).toMatch(/Unknown SID/);
    });
    expect(await refusal(session)).toMatch(/Unknown SID/);
  });
});
