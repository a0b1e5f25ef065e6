import { expect, test, vi } from 'vitest';
import type { FirestoreError } from '../../contract.ts';
import { messageShape } from '../protobuf/shape.ts';
import { jsonStream } from './json-stream.ts';

/** A stream that answers each message on demand. */
function slow(): { text: ReturnType<typeof jsonStream>; received: string[]; finish: () => void } {
  const received: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  let work = promise;
  const stream = {
    receive: () => {
      work = work.then(() => void received.push('answer'));
    },
    drained: () => work,
    close: () => undefined,
  };
  const output = {
    send: () => undefined,
    fail: (error: FirestoreError) => received.push(error.code),
    cut: () => undefined,
  };
  return { text: jsonStream(messageShape('WriteRequest'), stream, output, () => undefined), received, finish: resolve };
}

test('an invalid message ends the stream after the answers to the messages before it', async () => {
  const { text, received, finish } = slow();
  text.receive('{}');
  text.receive('nonsense');
  text.receive('{}');
  expect(received).toEqual([]);
  finish();
  await vi.waitFor(() => expect(received).toEqual(['answer', 'INVALID_ARGUMENT']));
});
