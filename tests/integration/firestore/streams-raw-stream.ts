/** A Listen or Write stream over gRPC whose messages are written by hand. */
import { Client, credentials, Metadata } from '../../../emulators/firestore/transports/grpc/client.ts';
import { decodeMessage } from '../../../emulators/firestore/transports/protobuf/decode.ts';
import { encodeMessage } from '../../../emulators/firestore/transports/protobuf/encode.ts';
import { messageShape } from '../../../emulators/firestore/transports/protobuf/shape.ts';

export type RawStream = {
  readonly send: (message: object) => void;
  /** the next answer; rejects when the stream ends without one */
  readonly next: () => Promise<Record<string, unknown>>;
  readonly end: () => void;
  readonly cancel: () => void;
  /** number of the status with which the stream ends */
  readonly status: Promise<number>;
};

const bytes = (body: Buffer): Buffer => body;

/** `authorization` is the whole header; the administrator's when absent. */
export function openRawStream(
  port: number,
  method: 'Listen' | 'Write',
  authorization: string | null = 'Bearer owner',
): RawStream {
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  if (authorization !== null) metadata.set('authorization', authorization);
  const call = client.makeBidiStreamRequest(`/google.firestore.v1.Firestore/${method}`, bytes, bytes, metadata);
  const heard: Record<string, unknown>[] = [];
  const waiting: { resolve: (message: Record<string, unknown>) => void; reject: (error: Error) => void }[] = [];
  let over: Error | null = null;
  call.on('data', (body: Buffer) => {
    const message = decodeMessage(messageShape(`${method}Response`), body);
    const waiter = waiting.shift();
    if (waiter === undefined) heard.push(message);
    else waiter.resolve(message);
  });
  const status = new Promise<number>((resolve) => {
    const finish = (code: number, details: string): void => {
      over = new Error(`The stream ended with ${code}: ${details}`);
      for (const { reject } of waiting) reject(over);
      client.close();
      resolve(code);
    };
    call.on('error', (error: Error & { code?: number }) => finish(error.code ?? -1, error.message));
    call.on('end', () => finish(0, 'OK'));
  });
  return {
    send: (message) => void call.write(Buffer.from(encodeMessage(messageShape(`${method}Request`), message))),
    next: () => {
      const message = heard.shift();
      if (message !== undefined) return Promise.resolve(message);
      if (over !== null) return Promise.reject(over);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
      });
    },
    end: () => call.end(),
    cancel: () => call.cancel(),
    status,
  };
}
