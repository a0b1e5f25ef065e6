/** One port for HTTP/1.1 and gRPC: the first bytes of a connection tell the protocol. */
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

export type SharedPortOptions = {
  readonly http: (socket: Socket) => void;
  readonly grpc: (socket: Socket) => void;
  /** how long a new connection may be silent; shorter in tests */
  readonly silenceMs?: number;
};

const LAST_WORDS_MS = 20;

/** Browsers open connections in advance, but leave none unused for so long. */
const SILENCE_MS = 2 * 60_000;

/** The first bytes of HTTP/2, and so of gRPC. */
const HTTP2_PREFACE = Buffer.from('PRI');

function route(socket: Socket, options: SharedPortOptions): void {
  let seen = Buffer.alloc(0);
  const silence = setTimeout(() => socket.destroy(), options.silenceMs ?? SILENCE_MS);
  silence.unref();
  socket.once('close', () => clearTimeout(silence));
  const look = (chunk: Buffer): void => {
    seen = Buffer.concat([seen, chunk]);
    const start = seen.subarray(0, HTTP2_PREFACE.length);
    // "P" alone may be the start of PRI, POST, PUT or PATCH.
    if (start.length < HTTP2_PREFACE.length && HTTP2_PREFACE.subarray(0, start.length).equals(start)) return;
    clearTimeout(silence);
    socket.off('data', look);
    socket.off('error', ignore);
    socket.pause();
    socket.unshift(seen);
    if (start.equals(HTTP2_PREFACE)) options.grpc(socket);
    else {
      options.http(socket);
      // The HTTP server expects a flowing socket; HTTP/2 takes over the handle.
      socket.resume();
    }
  };
  // An error before the first byte is ignored.
  const ignore = (): void => undefined;
  socket.on('error', ignore);
  socket.on('data', look);
}

/** Accepts connections and hands them to the servers; keeps a list of the open ones, so that closing never hangs. */
export class SharedPort {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(options: SharedPortOptions) {
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      route(socket, options);
    });
  }

  /** Returns the port; rejects with the system's error, such as EADDRINUSE. */
  listen(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ host, port }, () => {
        this.#server.off('error', reject);
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  /** Frees the port. After a moment for the last responses it cuts the open connections. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      setTimeout(() => {
        for (const socket of this.#sockets) socket.destroy();
      }, LAST_WORDS_MS);
    });
  }
}
