import { expect, test } from 'vitest';
import { FirestoreError } from '../contract.ts';
import type { Backend } from '../contract.ts';
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
    if (name.endsWith('/bad')) return Promise.reject(new FirestoreError('ABORTED', 'no'));
    applied.push(name.slice(name.lastIndexOf('/') + 1));
    return Promise.resolve({ writeResults: [{}], commitTime: `time ${applied.length}` });
  };
  return { streams: new WriteStreams({ commit } as Backend, () => undefined), applied };
}

function open(streams: WriteStreams): { stream: Stream<WriteRequest>; heard: (WriteResponse | string)[] } {
  const heard: (WriteResponse | string)[] = [];
  const output = {
    send: (message: WriteResponse) => heard.push(message),
    fail: (error: FirestoreError) => heard.push(error.code),
  };
  return { stream: streams.open({ output, caller: () => ({ kind: 'owner' }) }), heard };
}

test('a stream greets with an id and answers its writes in order', async () => {
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

test('a refused batch ends the stream and what was queued behind it is left alone', async () => {
  const { streams, applied } = counting();
  const { stream, heard } = open(streams);
  stream.receive({ database });
  stream.receive({ writes: [write('bad')] });
  stream.receive({ writes: [write('after')] });
  await stream.drained();
  expect(heard.at(-1)).toBe('ABORTED');
  expect(applied).toEqual([]);
});

test('a stream taken up again answers a repeated batch without applying it twice', async () => {
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

test('a stream that is not remembered cannot be taken up', async () => {
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
