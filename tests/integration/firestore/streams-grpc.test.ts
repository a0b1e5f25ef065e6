/** The protocol over gRPC, with messages written by hand. */
import {
  Client,
  credentials,
  grpcStatus as codes,
  Metadata,
} from '../../../emulators/firestore/transports/grpc/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeMessage } from '../../../emulators/firestore/transports/protobuf/encode.ts';
import { messageShape } from '../../../emulators/firestore/transports/protobuf/shape.ts';
import { eventually } from './eventually.ts';
import { unsignedToken } from './streams-clients.ts';
import { rawGrpc } from './streams-raw.ts';
import { openRawStream } from './streams-raw-stream.ts';
import type { RawStream } from './streams-raw-stream.ts';
import { startLoggedServer } from './streams-server.ts';
import type { LoggedServer } from './streams-server.ts';

const DATABASE = 'projects/demo-grpc/databases/(default)';
const OWNER = { database: DATABASE, caller: { kind: 'owner' }, client: 'owner' } as const;

let running: LoggedServer;

beforeAll(async () => {
  running = await startLoggedServer();
});

beforeEach(() => running.backend.clear(DATABASE));

afterAll(() => running.stop());

const name = (id: string): string => `${DATABASE}/documents/c/${id}`;
const query = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'c' }] } };
const put = async (...ids: string[]): Promise<void> => {
  await running.backend.commit(OWNER, { writes: ids.map((id) => ({ update: { name: name(id), fields: {} } })) });
};

type Told = {
  targetChange?: { targetChangeType?: string; targetIds?: number[]; resumeToken?: string; readTime?: string };
  documentChange?: { document: { name: string } };
  documentDelete?: { document: string };
  filter?: { count?: number; unchangedNames?: { hashCount?: number } };
};

/** Reads until the snapshot after `marker` is complete: `ADD`, `+a`, `xb`, `#2`, `CURRENT`, …, `NO_CHANGE`. */
async function story(
  stream: RawStream,
  marker: string,
): Promise<{ told: string[]; resumeToken: string; readTime: string }> {
  const told: string[] = [];
  for (;;) {
    const { targetChange, documentChange, documentDelete, filter } = (await stream.next()) as Told;
    const id = (documentChange?.document.name ?? documentDelete?.document ?? '').split('/').at(-1);
    if (filter !== undefined) told.push(`#${filter.count ?? 0}`);
    else if (targetChange === undefined) told.push(`${documentChange === undefined ? 'x' : '+'}${id}`);
    // NO_CHANGE is the default, which is left out on the wire.
    else told.push(targetChange.targetChangeType ?? 'NO_CHANGE');
    if (told.includes(marker) && (told.at(-1) === 'NO_CHANGE' || told.at(-1) === marker)) {
      const { resumeToken = '', readTime = '' } = targetChange ?? {};
      if (marker !== 'CURRENT' || told.at(-1) === 'NO_CHANGE') return { told, resumeToken, readTime };
    }
  }
}

describe('a Listen stream', () => {
  test('takes an id again once its target was removed', async () => {
    await put('a');
    const stream = openRawStream(running.port, 'Listen');
    for (let round = 0; round < 3; round += 1) {
      stream.send({ database: DATABASE, addTarget: { targetId: 7, query } });
      expect((await story(stream, 'CURRENT')).told).toEqual(['ADD', '+a', 'CURRENT', 'NO_CHANGE']);
      stream.send({ database: DATABASE, removeTarget: 7 });
      expect((await story(stream, 'REMOVE')).told).toEqual(['REMOVE']);
    }
    stream.end();
    expect(await stream.status).toBe(codes.OK);
  });

  test('reports each document that a target names, also missing ones', async () => {
    await put('a');
    const stream = openRawStream(running.port, 'Listen');
    stream.send({ database: DATABASE, addTarget: { targetId: 2, documents: { documents: [name('a'), name('no')] } } });
    expect((await story(stream, 'CURRENT')).told).toEqual(['ADD', '+a', 'xno', 'CURRENT', 'NO_CHANGE']);
    stream.cancel();
    expect(await stream.status).toBe(codes.CANCELLED);
  });

  test('ends a target that asks once', async () => {
    const stream = openRawStream(running.port, 'Listen');
    stream.send({ database: DATABASE, addTarget: { targetId: 2, query, once: true } });
    expect((await story(stream, 'REMOVE')).told).toEqual(['ADD', 'CURRENT', 'NO_CHANGE', 'REMOVE']);
    stream.cancel();
  });

  test('takes a target up again by token or by time, and corrects a wrong count with a filter', async () => {
    await put('a', 'b');
    const first = openRawStream(running.port, 'Listen');
    first.send({ database: DATABASE, addTarget: { targetId: 2, query } });
    const { resumeToken, readTime } = await story(first, 'CURRENT');
    first.cancel();
    await running.backend.commit(OWNER, { writes: [{ delete: name('a') }] });
    for (const from of [{ resumeToken }, { readTime }]) {
      const stream = openRawStream(running.port, 'Listen');
      stream.send({ database: DATABASE, addTarget: { targetId: 2, query, ...from } });
      expect((await story(stream, 'CURRENT')).told).toEqual(['ADD', 'xa', 'CURRENT', 'NO_CHANGE']);
      stream.send({ database: DATABASE, addTarget: { targetId: 3, query, ...from, expectedCount: 5 } });
      expect((await story(stream, 'CURRENT')).told).toEqual(['ADD', 'xa', '#1', 'CURRENT', 'NO_CHANGE']);
      stream.cancel();
    }
  });

  test('answers the requests sent before the client ended its side', async () => {
    await put('a');
    const stream = openRawStream(running.port, 'Listen');
    stream.send({ database: DATABASE, addTarget: { targetId: 2, query } });
    stream.end();
    expect((await story(stream, 'CURRENT')).told).toContain('+a');
    expect(await stream.status).toBe(codes.OK);
  });
});

describe.each(['Listen', 'Write'] as const)('a %s stream', (kind) => {
  test.each(['Bearer nonsense', 'Basic abc', `Bearer ${unsignedToken('ada', -1)}`])(
    'is refused with %s',
    async (authorization) => {
      const stream = openRawStream(running.port, kind, authorization);
      stream.send({ database: DATABASE });
      expect(await stream.status).toBe(codes.UNAUTHENTICATED);
    },
  );

  test('ends when its token expires', async () => {
    const stream = openRawStream(running.port, kind, `Bearer ${unsignedToken('ada', 1)}`);
    stream.send(kind === 'Write' ? { database: DATABASE } : { database: DATABASE, addTarget: { targetId: 2, query } });
    await stream.next();
    expect(await stream.status).toBe(codes.UNAUTHENTICATED);
  });

  test('that names no database is an invalid argument', async () => {
    const stream = openRawStream(running.port, kind);
    stream.send({ database: 'nowhere' });
    expect(await stream.status).toBe(codes.INVALID_ARGUMENT);
  });
});

describe('a named database is unimplemented, reported where the client SDKs pass it on:', () => {
  const database = 'projects/demo-grpc/databases/second';
  const document = `${database}/documents/a/b`;

  test('at each target of a Listen stream', async () => {
    const stream = openRawStream(running.port, 'Listen');
    stream.send({ database, addTarget: { targetId: 2, documents: { documents: [document] } } });
    expect(await stream.next()).toMatchObject({ targetChange: { cause: { code: codes.UNIMPLEMENTED } } });
    stream.cancel();
  });

  test('at the first commit of a Write stream', async () => {
    const stream = openRawStream(running.port, 'Write');
    stream.send({ database });
    await stream.next();
    stream.send({ writes: [{ delete: document }] });
    expect(await stream.status).toBe(codes.UNIMPLEMENTED);
  });
});

describe('a call', () => {
  const commit = (text: string): Buffer => {
    const writes = [{ update: { name: name('large'), fields: { text: { stringValue: text } } } }];
    return Buffer.from(encodeMessage(messageShape('CommitRequest'), { database: DATABASE, writes }));
  };

  test('just over the limit of a request is an invalid argument, one far over it exhausts resources', async () => {
    const grpc = rawGrpc(running.port);
    const largest = 11 * 1024 * 1024;
    const padding = commit('').length + 12;
    expect(await grpc.call('Commit', commit('x'.repeat(largest - padding + 100)))).toBe(codes.INVALID_ARGUMENT);
    expect(await grpc.call('Commit', Buffer.alloc(5 * largest))).toBe(codes.RESOURCE_EXHAUSTED);
    expect(await grpc.call('Commit', commit('small'))).toBe(codes.OK);
    grpc.close();
  });

  test('of an unknown method is unimplemented', async () => {
    const grpc = rawGrpc(running.port);
    expect(await grpc.call('Fly', Buffer.alloc(0))).toBe(codes.UNIMPLEMENTED);
    expect(await grpc.call('ExecutePipeline', Buffer.alloc(0))).toBe(codes.UNIMPLEMENTED);
    grpc.close();
  });

  test('past its deadline, or cancelled by its client, disturbs nobody', async () => {
    running.server.faults.set([{ method: 'BatchGetDocuments', delayMs: 2500 }]);
    const client = new Client(`127.0.0.1:${running.port}`, credentials.createInsecure());
    const body = Buffer.from(
      encodeMessage(messageShape('BatchGetDocumentsRequest'), { database: DATABASE, documents: [name('a')] }),
    );
    const open = (deadline: number): ReturnType<Client['makeServerStreamRequest']> =>
      client.makeServerStreamRequest(
        '/google.firestore.v1.Firestore/BatchGetDocuments',
        (bytes: Buffer) => bytes,
        (bytes: Buffer) => bytes,
        body,
        new Metadata(),
        { deadline: Date.now() + deadline },
      );
    const codeOf = (call: ReturnType<typeof open>): Promise<number> =>
      new Promise((resolve) => {
        call.on('error', ({ code }: { code?: number }) => resolve(code ?? -1));
        call.on('end', () => resolve(0));
        call.resume();
      });
    const [late, abandoned] = [open(1500), open(10_000)];
    const [lateCode, abandonedCode] = [codeOf(late), codeOf(abandoned)];
    await eventually(() => expect(running.server.faults.list()[0]?.hits).toBe(2));
    abandoned.cancel();
    expect([await lateCode, await abandonedCode]).toEqual([codes.DEADLINE_EXCEEDED, codes.CANCELLED]);
    running.server.faults.clear();
    expect(await codeOf(open(10_000))).toBe(codes.OK);
    client.close();
    expect(running.log).toEqual([]);
  });
});
