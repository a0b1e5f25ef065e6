/** Connections to the server with bytes written by hand. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Client, credentials, Metadata } from '../../../emulators/firestore/transports/grpc/client.ts';

const HOST = '127.0.0.1';

/** After this silence a server is waiting for more of the request. */
const SILENT_MS = 40;

/**
 * Sends the bytes on a connection of their own; resolves with the first bytes of the answer, or '' when none will come.
 */
export function sendBytes(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: HOST, port });
    let heard = '';
    const leave = (): void => {
      clearTimeout(patience);
      socket.destroy();
      resolve(heard);
    };
    const patience = setTimeout(leave, SILENT_MS);
    socket.on('error', leave);
    socket.on('close', leave);
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      leave();
    });
    socket.write(bytes);
  });
}

/** Returns an HTTP/1.1 request as bytes. */
export function httpBytes(
  method: string,
  path: string,
  body: string = '',
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'GET' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`);
}

/** Records the bytes that a client sends on its connections to a port while `visit` runs. */
export async function recordBytes(target: number, visit: (port: number) => Promise<void>): Promise<Buffer[]> {
  const recordings: Buffer[][] = [];
  const sockets = new Set<Socket>();
  const recorder = createServer((near) => {
    const recording: Buffer[] = [];
    recordings.push(recording);
    const far = connect({ host: HOST, port: target });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.on('data', (chunk: Buffer) => recording.push(chunk));
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => recorder.listen(0, HOST, resolve));
  await visit((recorder.address() as AddressInfo).port);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => recorder.close(resolve));
  return recordings.map((chunks) => Buffer.concat(chunks));
}

export type RawGrpc = {
  /** the status of a call with this body: 0 when it went well */
  readonly call: (method: string, body: Buffer) => Promise<number>;
  readonly close: () => void;
};

/** gRPC with bodies that need not be messages. */
export function rawGrpc(port: number): RawGrpc {
  const client = new Client(`${HOST}:${port}`, credentials.createInsecure(), { 'grpc.use_local_subchannel_pool': 1 });
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const bytes = (body: Buffer): Buffer => body;
  return {
    call: (method, body) =>
      new Promise((resolve) => {
        const deadline = Date.now() + 5000;
        const path = `/google.firestore.v1.Firestore/${method}`;
        if (method === 'Listen' || method === 'Write') {
          const call = client.makeBidiStreamRequest(path, bytes, bytes, metadata, { deadline });
          call.on('error', ({ code }: { code?: number }) => resolve(code ?? -1));
          call.on('end', () => resolve(0));
          call.resume();
          call.write(body);
          call.end();
        } else if (STREAMING.has(method)) {
          const call = client.makeServerStreamRequest(path, bytes, bytes, body, metadata, { deadline });
          call.on('error', ({ code }: { code?: number }) => resolve(code ?? -1));
          call.on('end', () => resolve(0));
          call.resume();
        } else {
          client.makeUnaryRequest(path, bytes, bytes, body, metadata, { deadline }, (error) =>
            resolve(error?.code ?? 0),
          );
        }
      }),
    close: () => client.close(),
  };
}

const STREAMING: ReadonlySet<string> = new Set(['RunQuery', 'BatchGetDocuments', 'RunAggregationQuery']);

export type Network = { readonly port: number; readonly close: () => Promise<void> };

/** A line that delivers single bytes: its reader must not expect a whole of anything. */
export async function startDrippingNetwork(target: number): Promise<Network> {
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect({ host: HOST, port: target, noDelay: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from.setNoDelay(true));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      void drip(from, to);
    }
  });
  await new Promise<void>((resolve) => line.listen(0, HOST, resolve));
  return {
    port: (line.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

async function drip(from: Socket, to: Socket): Promise<void> {
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += 1) {
        to.write(chunk.subarray(at, at + 1));
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
    }
    to.end();
  } catch {
    to.destroy();
  }
}
