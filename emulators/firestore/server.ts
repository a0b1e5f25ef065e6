/** The local Firestore server: one port for the web SDK, REST, gRPC and the control interface. */
import type { Backend } from './contract.ts';
import { TriggerRegistry } from './control/triggers.ts';
import { Faults } from './faults/faults.ts';
import { ListenHub } from './listen/hub.ts';
import { createGrpcServer, createInjector } from './transports/grpc/service.ts';
import { createHttpServer } from './transports/http/server.ts';
import type { Patience } from './transports/http/server.ts';
import { OpenStreams } from './transports/open-streams.ts';
import { SharedPort } from './transports/port-sharing.ts';
import { messageShape } from './transports/protobuf/shape.ts';
import { WebChannels } from './transports/webchannel/handler.ts';
import { jsonStream } from './transports/webchannel/json-stream.ts';
import type { SessionTimings } from './transports/webchannel/session.ts';
import { WriteStreams } from './write-stream/write-stream.ts';

export type FirestoreServerOptions = {
  /** this machine only by default */
  readonly host?: string;
  /** 0 chooses a free port */
  readonly port: number;
  readonly backend: Backend;
  readonly log?: (line: string) => void;
  /** shorter timeouts, for tests */
  readonly channelTimings?: Partial<SessionTimings>;
  readonly patience?: Patience;
};

export type FirestoreServer = {
  readonly port: number;
  /** registered by the functions emulator, for the delivery of events */
  readonly triggers: TriggerRegistry;
  /** delays, refusals and broken connections that tests set; none by default */
  readonly faults: Pick<Faults, 'set' | 'clear' | 'list'>;
  /** Call it when rules were set other than through the control interface: it checks the listeners again. */
  readonly rulesChanged: () => void;
  /** Ends every stream and frees the port; the backend stays open. */
  readonly close: () => Promise<void>;
};

const LOOPBACK = '127.0.0.1';

/** Returns whether a server on this host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Starts the server; a busy port rejects with an error whose `code` is EADDRINUSE. */
export async function startFirestore(options: FirestoreServerOptions): Promise<FirestoreServer> {
  const { backend, host = LOOPBACK, log = () => undefined } = options;
  const hub = new ListenHub({ backend, log });
  const faults = new Faults();
  const streams = new OpenStreams({ backend, hub, writeStreams: new WriteStreams(backend, log), faults, log });
  const triggers = new TriggerRegistry();
  const channels = new WebChannels({
    log,
    ...(options.channelTimings === undefined ? {} : { timings: options.channelTimings }),
    open: (kind, output, authorization) => {
      const origin = { transport: 'webchannel', authorization } as const;
      return kind === 'Listen'
        ? jsonStream(messageShape('ListenRequest'), streams.listen(origin, output), output, log)
        : jsonStream(messageShape('WriteRequest'), streams.write(origin, output), output, log);
    },
  });
  const http = createHttpServer({
    ...{ backend, hub, triggers, faults, channels, log },
    ...(options.patience === undefined ? {} : { patience: options.patience }),
  });
  const grpc = createGrpcServer({ backend, streams, faults, log });
  const injector = createInjector(grpc);
  const shared = new SharedPort({
    http: (socket) => http.emit('connection', socket),
    grpc: (socket) => injector.injectConnection(socket),
    ...(options.patience === undefined ? {} : { silenceMs: options.patience.headersMs }),
  });

  const stop = (): void => {
    hub.close();
    channels.close();
    http.close();
    grpc.forceShutdown();
  };
  let port: number;
  try {
    port = await shared.listen(host, options.port);
  } catch (error) {
    stop();
    throw error;
  }
  if (!isLoopback(host)) log(`Firestore on port ${port} can be reached from the network.`);
  let closing: Promise<void> | null = null;
  return {
    port,
    triggers,
    faults,
    rulesChanged: () => hub.rulesChanged(),
    close: () => {
      if (closing === null) {
        stop();
        closing = shared.close();
      }
      return closing;
    },
  };
}
