/** Parses a stream's messages from the JSON text of a channel. */
import { FirestoreError } from '../../contract.ts';
import { canonicalMessage } from '../protobuf/canonical.ts';
import type { MessageShape } from '../protobuf/shape.ts';
import { MAX_REQUEST, oversized } from '../request-size.ts';
import { asFirestoreError } from '../status.ts';
import type { Stream, StreamOutput } from '../streams.ts';

function parse(text: string): unknown {
  if (Buffer.byteLength(text) > MAX_REQUEST) throw oversized();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'A message of the channel is not valid JSON.');
  }
}

/** Wraps the stream so that it takes JSON text; text that is no message ends it with INVALID_ARGUMENT. */
export function jsonStream<Message>(
  shape: MessageShape,
  stream: Stream<Message>,
  output: StreamOutput<never>,
  log: (line: string) => void,
): Stream<string> {
  let broken = false;
  const end = async (error: unknown): Promise<void> => {
    broken = true;
    // A client relates a refusal to its oldest unanswered message: the messages before get their answers first.
    await stream.drained();
    output.fail(asFirestoreError(error, log));
  };
  return {
    receive: (text) => {
      if (broken) return;
      try {
        stream.receive(canonicalMessage(shape, parse(text), { unknownNames: 'ignore' }) as Message);
      } catch (error) {
        void end(error);
      }
    },
    drained: () => stream.drained(),
    close: () => stream.close(),
  };
}
