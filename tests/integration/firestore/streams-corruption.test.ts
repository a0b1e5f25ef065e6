/** Ten thousand requests with wrong bytes in them. The seed of a failing run is in the name of its tests. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeMessage } from '../../../emulators/firestore/transports/protobuf/encode.ts';
import { messageShape } from '../../../emulators/firestore/transports/protobuf/shape.ts';
import { corrupted, dice } from './streams-dice.ts';
import { httpBytes, rawGrpc, recordBytes, sendBytes } from './streams-raw.ts';
import type { RawGrpc } from './streams-raw.ts';
import { startLoggedServer } from './streams-server.ts';
import type { LoggedServer } from './streams-server.ts';

const SEED = Number(process.env['CORRUPTION_SEED'] ?? 20_240_501);
const DATABASE = 'projects/demo-corrupt/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;
const AT_ONCE = 50;

let running: LoggedServer;
let grpc: RawGrpc;

beforeAll(async () => {
  running = await startLoggedServer({ channelTimings: { abandonedMs: 2000 } });
  grpc = rawGrpc(running.port);
});

afterAll(async () => {
  grpc.close();
  await running.stop();
});

const write = { update: { name: `${DOCUMENTS}/c/a`, fields: { n: { integerValue: '1' }, é: { stringValue: 'ö' } } } };
const structuredQuery = {
  from: [{ collectionId: 'c' }],
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { doubleValue: 0.5 } } },
  orderBy: [{ field: { fieldPath: 'n' } }],
  limit: 5,
};
const listen = { database: DATABASE, addTarget: { targetId: 2, query: { parent: DOCUMENTS, structuredQuery } } };

/** Expects an uncorrupted request to be answered, over HTTP and over gRPC. */
async function expectHealth(): Promise<void> {
  const signal = AbortSignal.timeout(5000);
  const answer = await fetch(`http://127.0.0.1:${running.port}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [write] }),
    signal,
  });
  expect(answer.status).toBe(200);
  expect(await grpc.call('RunQuery', encoded('RunQueryRequest', { parent: DOCUMENTS, structuredQuery }))).toBe(0);
  expect(running.log).toEqual([]);
}

function encoded(shape: string, message: object): Buffer {
  return Buffer.from(encodeMessage(messageShape(shape), message));
}

/** Runs `count` times, some at once, and checks the server after each batch; returns the count when all went well. */
async function storm(count: number, once: () => Promise<unknown>): Promise<number> {
  for (let done = 0; done < count; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => once()));
    if (done % (5 * AT_ONCE) === 0) await expectHealth();
  }
  await expectHealth();
  return count;
}

const json = { 'Content-Type': 'application/json' };
const rest = (method: string, path: string, body?: object, headers: Record<string, string> = json): Buffer =>
  httpBytes(method, `/v1/${DOCUMENTS}${path}`, body === undefined ? '' : JSON.stringify(body), headers);

const channelPath = (kind: string, more: string): string =>
  `/google.firestore.v1.Firestore/${kind}/channel?VER=8&database=${encodeURIComponent(DATABASE)}&zx=a&t=1&${more}`;
const form = (offset: number, message: object): string =>
  String(new URLSearchParams({ headers: '', count: '1', ofs: String(offset), req0___data__: JSON.stringify(message) }));
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function openChannel(kind: string, message: object): Promise<string> {
  const path = channelPath(kind, 'RID=1&CVER=22&X-HTTP-Session-Id=gsessionid');
  const answer = await fetch(`http://127.0.0.1:${running.port}${path}`, {
    method: 'POST',
    body: form(0, message),
    headers: formHeaders,
  });
  return /"c","([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

describe(`with bytes gone wrong (seed ${SEED})`, () => {
  test('REST requests neither end the server nor disturb other clients', async () => {
    const luck = dice(SEED);
    const requests = [
      rest('GET', '/c/a?mask.fieldPaths=n'),
      rest('GET', '/c?pageSize=2&orderBy=n'),
      rest('POST', '/c?documentId=b', { fields: write.update.fields }),
      rest('PATCH', '/c/a?updateMask.fieldPaths=n&currentDocument.exists=true', { fields: write.update.fields }),
      rest('DELETE', '/c/b'),
      rest('POST', ':commit', { writes: [write] }),
      rest('POST', ':batchGet', { documents: [`${DOCUMENTS}/c/a`] }),
      rest('POST', ':runQuery', { structuredQuery }),
      rest('POST', ':beginTransaction', { options: { readOnly: {} } }),
      rest('POST', ':listCollectionIds', {}),
      httpBytes('PUT', '/emulator/v1/faults', '{"faults":[]}', json),
      httpBytes('OPTIONS', `/v1/${DOCUMENTS}/c/a`, '', {
        Origin: 'http://localhost',
        'Access-Control-Request-Method': 'PATCH',
      }),
    ];
    expect(await storm(3000, () => sendBytes(running.port, corrupted(luck.pick(requests), luck)))).toBe(3000);
  });

  test('channels in every phase of their life do neither', async () => {
    const luck = dice(SEED + 1);
    const [reading, writing] = [
      await openChannel('Listen', listen),
      await openChannel('Write', { database: DATABASE }),
    ];
    const handshake = channelPath('Listen', 'RID=1&CVER=22&X-HTTP-Session-Id=gsessionid');
    const requests = [
      httpBytes('POST', handshake, form(0, listen), formHeaders),
      httpBytes('POST', channelPath('Write', 'RID=7&CVER=22'), form(0, { database: DATABASE }), formHeaders),
      httpBytes('GET', channelPath('Listen', `RID=rpc&SID=${reading}&AID=0&CI=0&TYPE=xmlhttp`)),
      httpBytes('GET', channelPath('Listen', `RID=rpc&SID=${reading}&AID=3&CI=1&TO=10&TYPE=xmlhttp`)),
      httpBytes(
        'POST',
        channelPath('Listen', `RID=2&SID=${reading}&AID=1`),
        form(1, { database: DATABASE, removeTarget: 2 }),
        formHeaders,
      ),
      httpBytes('POST', channelPath('Write', `RID=3&SID=${writing}&AID=1`), form(1, { writes: [write] }), formHeaders),
      httpBytes('POST', channelPath('Write', `RID=3&SID=${luck.roll(1000)}&TYPE=terminate`), '', formHeaders),
    ];
    expect(await storm(2500, () => sendBytes(running.port, corrupted(luck.pick(requests), luck)))).toBe(2500);
  });

  test('frames of gRPC do neither', async () => {
    const luck = dice(SEED + 2);
    const recordings = await recordBytes(running.port, async (port) => {
      for (const [method, body] of messages()) {
        const client = rawGrpc(port);
        expect(await client.call(method, body)).toBe(0);
        client.close();
      }
    });
    expect(recordings.length).toBe(messages().length);
    await storm(2500, () => sendBytes(running.port, corrupted(luck.pick(recordings), luck)));
  });

  test('messages of gRPC get a refusal with the right reason, or are understood', async () => {
    const luck = dice(SEED + 3);
    const statuses = new Set<number>();
    await storm(2000, async () => {
      const [method, body] = luck.pick(messages());
      statuses.add(await grpc.call(method, corrupted(body, luck)));
    });
    // Neither an unexpected fault (13) nor a connection that broke (14) nor an answer that never came (4).
    expect([...statuses].filter((status) => [-1, 2, 4, 13, 14].includes(status))).toEqual([]);
    expect([...statuses]).toContain(3);
  });
});

function messages(): [string, Buffer][] {
  return [
    ['Commit', encoded('CommitRequest', { database: DATABASE, writes: [write] })],
    ['BatchWrite', encoded('BatchWriteRequest', { database: DATABASE, writes: [write] })],
    ['RunQuery', encoded('RunQueryRequest', { parent: DOCUMENTS, structuredQuery })],
    ['BatchGetDocuments', encoded('BatchGetDocumentsRequest', { database: DATABASE, documents: [`${DOCUMENTS}/c/a`] })],
    ['ListDocuments', encoded('ListDocumentsRequest', { parent: DOCUMENTS, collectionId: 'c', pageSize: 3 })],
    ['Listen', encoded('ListenRequest', listen)],
    ['Write', encoded('WriteRequest', { database: DATABASE })],
  ];
}
