import { expect, test, vi } from 'vitest';
import type { FirestoreError } from '../../contract.ts';
import { messageShape } from '../protobuf/shape.ts';
import { jsonStream } from './json-stream.ts';

/** A stream that answers each message on demand. */
function slow(): { text: ReturnType<typeof jsonStream>; heard: string[]; finish: () => void } {
  const heard: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  let work = promise;
  const stream = {
    receive: () => {
      work = work.then(() => void heard.push('answer'));
    },
    drained: () => work,
    close: () => undefined,
  };
  const output = {
    send: () => undefined,
    fail: (error: FirestoreError) => heard.push(error.code),
    cut: () => undefined,
  };
  return { text: jsonStream(messageShape('WriteRequest'), stream, output, () => undefined), heard, finish: resolve };
}

test('an invalid message ends the stream after the answers to the messages before it', async () => {
  const { text, heard, finish } = slow();
  text.receive('{}');
  text.receive('nonsense');
  text.receive('{}');
  expect(heard).toEqual([]);
  finish();
  await vi.waitFor(() => expect(heard).toEqual(['answer', 'INVALID_ARGUMENT']));
});
