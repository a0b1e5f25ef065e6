import { describe, expect, test } from 'vitest';
import { FirestoreError } from '../contract.ts';
import type { Backend, Caller } from '../contract.ts';
import type { WriteRequest, WriteResponse } from '../wire.ts';
import type { Stream } from '../transports/streams.ts';
import { WriteStreams } from './write-stream.ts';

const database = 'projects/p/databases/(default)';
const write = (id: string): { delete: string } => ({ delete: `${database}/documents/c/${id}` });

/** A database that only counts: each commit is answered with its number. */
function counting(): { streams: WriteStreams; applied: string[] } {
  const applied: string[] = [];
  const commit: Backend['commit'] = (_, { writes = [] }) => {
    const name = writes[0]?.delete ?? '';
    const code = name.endsWith('/new') && applied.includes('new') ? 'ALREADY_EXISTS' : null;
    if (code !== null) return Promise.reject(new FirestoreError(code, 'no'));
    if (name.endsWith('/bad')) return Promise.reject(new FirestoreError('ABORTED', 'no'));
    applied.push(name.slice(name.lastIndexOf('/') + 1));
    return Promise.resolve({ writeResults: [{}], commitTime: `time ${applied.length}` });
  };
  return { streams: new WriteStreams({ commit } as Backend, () => undefined), applied };
}

function open(
  streams: WriteStreams,
  caller: Caller = { kind: 'owner' },
): { stream: Stream<WriteRequest>; heard: (WriteResponse | string)[] } {
  const heard: (WriteResponse | string)[] = [];
  const output = {
    send: (message: WriteResponse) => heard.push(message),
    fail: (error: FirestoreError) => heard.push(error.code),
  };
  return { stream: streams.open({ output, caller: () => caller }), heard };
}

test('a stream starts with its id and answers its writes in order', async () => {
  const { streams, applied } = counting();
  const { stream, heard } = open(streams);
  stream.receive({ database });
  stream.receive({ writes: [write('a')] });
  stream.receive({ writes: [write('b')] });
  await stream.drained();
  expect(heard).toMatchObject([
    { streamId: expect.any(String) as string },
    { commitTime: 'time 1' },
    { commitTime: 'time 2' },
  ]);
  expect(applied).toEqual(['a', 'b']);
});

test('a stream whose first message carries writes is refused, and they are not applied', async () => {
  const { streams, applied } = counting();
  const { stream, heard } = open(streams);
  stream.receive({ database, writes: [write('a')] });
  stream.receive({ writes: [write('b')] });
  await stream.drained();
  expect(heard).toEqual(['INVALID_ARGUMENT']);
  expect(applied).toEqual([]);
});

test('equal batches sent without waiting are separate writes', async () => {
  const { streams, applied } = counting();
  const { stream, heard } = open(streams);
  stream.receive({ database });
  await stream.drained();
  const { streamToken = '' } = heard[0] as WriteResponse;
  stream.receive({ streamToken, writes: [write('a')] });
  stream.receive({ streamToken, writes: [write('a')] });
  await stream.drained();
  expect(applied).toEqual(['a', 'a']);
});

test('a refused batch ends the stream, and the batches behind it are not applied', async () => {
  const { streams, applied } = counting();
  const { stream, heard } = open(streams);
  stream.receive({ database });
  stream.receive({ writes: [write('bad')] });
  stream.receive({ writes: [write('after')] });
  await stream.drained();
  expect(heard.at(-1)).toBe('ABORTED');
  expect(applied).toEqual([]);
});

test('a resumed stream answers a repeated batch without applying it twice', async () => {
  const { streams, applied } = counting();
  const first = open(streams);
  first.stream.receive({ database });
  await first.stream.drained();
  const { streamId = '', streamToken = '' } = first.heard[0] as WriteResponse;
  first.stream.close();
  first.stream.receive({ streamToken, writes: [write('a')] });
  await first.stream.drained();

  const second = open(streams);
  second.stream.receive({ database, streamId, streamToken });
  second.stream.receive({ streamToken, writes: [write('a')] });
  second.stream.receive({ streamToken, writes: [write('b')] });
  await second.stream.drained();
  expect(second.heard).toMatchObject([{ streamId, streamToken }, { commitTime: 'time 1' }, { commitTime: 'time 2' }]);
  expect(applied).toEqual(['a', 'b']);
});

test('an unknown stream cannot be resumed', async () => {
  const { stream, heard } = open(counting().streams);
  stream.receive({ database, streamId: 'unknown', streamToken: 'AAAA' });
  await stream.drained();
  expect(heard).toEqual(['FAILED_PRECONDITION']);
});

test('a message without writes is acknowledged', async () => {
  const { stream, heard } = open(counting().streams);
  stream.receive({ database });
  stream.receive({});
  await stream.drained();
  expect(heard[1]).toEqual({ streamToken: (heard[0] as WriteResponse).streamToken });
});

test('a stream that is resumed on another connection is over on the first', async () => {
  const { streams, applied } = counting();
  const first = open(streams);
  first.stream.receive({ database });
  await first.stream.drained();
  const { streamId = '', streamToken = '' } = first.heard[0] as WriteResponse;
  const second = open(streams);
  second.stream.receive({ database, streamId, streamToken });
  await second.stream.drained();
  first.stream.receive({ streamToken, writes: [write('a')] });
  await first.stream.drained();
  expect([first.heard.at(-1), applied]).toEqual(['FAILED_PRECONDITION', []]);
});

describe('a create that is sent again on another stream', () => {
  async function createTwice(acknowledged: boolean, again: Caller): Promise<(WriteResponse | string)[]> {
    const { streams } = counting();
    const first = open(streams);
    first.stream.receive({ database });
    first.stream.receive({ writes: [write('new')] });
    await first.stream.drained();
    const { streamToken = '' } = first.heard[1] as WriteResponse;
    if (acknowledged) first.stream.receive({ streamToken });
    await first.stream.drained();
    first.stream.close();
    const second = open(streams, again);
    second.stream.receive({ database });
    second.stream.receive({ writes: [write('new')] });
    await second.stream.drained();
    return second.heard.slice(1);
  }

  test('a repeated create gets the first answer again when that answer was lost', async () => {
    expect(await createTwice(false, { kind: 'owner' })).toMatchObject([{ commitTime: 'time 1' }]);
  });

  test('a repeated create fails with ALREADY_EXISTS after the first answer was received, and for other clients', async () => {
    expect(await createTwice(true, { kind: 'owner' })).toEqual(['ALREADY_EXISTS']);
    expect(await createTwice(false, { kind: 'anonymous' })).toEqual(['ALREADY_EXISTS']);
  });
});

test('a client that sends two handshakes gets one answer, so that each write gets its own', async () => {
  const { streams, applied } = counting();
  const { stream, heard } = open(streams);
  stream.receive({ database });
  stream.receive({ database });
  stream.receive({ streamToken: (heard[0] as WriteResponse | undefined)?.streamToken ?? 'dzA=', writes: [write('a')] });
  await stream.drained();
  expect(applied).toEqual(['a']);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({ commitTime: 'time 1' });
});
