/** The local Firestore server: one port for the web SDK, REST, gRPC and the control interface. */
import type { Backend } from './contract.ts';
import { TriggerRegistry } from './control/triggers.ts';
import { ListenHub } from './listen/hub.ts';
import { openListenStream } from './listen/listen-stream.ts';
import { callerFromAuthorization } from './transports/caller.ts';
import { createGrpcServer, createInjector } from './transports/grpc/service.ts';
import { createHttpServer } from './transports/http/server.ts';
import { SharedPort } from './transports/port-sharing.ts';
import { messageShape } from './transports/protobuf/shape.ts';
import { WebChannels } from './transports/webchannel/handler.ts';
import { jsonStream } from './transports/webchannel/json-stream.ts';
import type { SessionTimings } from './transports/webchannel/session.ts';
import { WriteStreams } from './write-stream/write-stream.ts';

export type FirestoreServerOptions = {
  readonly host: string;
  /** 0 takes any free port */
  readonly port: number;
  readonly backend: Backend;
  readonly log?: (line: string) => void;
  /** shorter waits, for tests */
  readonly channelTimings?: Partial<SessionTimings>;
};

export type FirestoreServer = {
  readonly port: number;
  /** registered by the functions emulator, for whoever delivers events */
  readonly triggers: TriggerRegistry;
  /** To be called when rules were set other than through the control interface: listeners are checked anew. */
  readonly rulesChanged: () => void;
  /** Ends every stream and frees the port; the backend stays open. */
  readonly close: () => Promise<void>;
};

/** Starts the server; a busy port rejects with an error whose `code` is EADDRINUSE. */
export async function startFirestore(options: FirestoreServerOptions): Promise<FirestoreServer> {
  const { backend, log = () => undefined } = options;
  const hub = new ListenHub({ backend, log });
  const writeStreams = new WriteStreams(backend, log);
  const triggers = new TriggerRegistry();
  const channels = new WebChannels({
    log,
    ...(options.channelTimings === undefined ? {} : { timings: options.channelTimings }),
    open: (kind, output, authorization) => {
      const caller = (): ReturnType<typeof callerFromAuthorization> =>
        callerFromAuthorization(authorization, Date.now());
      return kind === 'Listen'
        ? jsonStream(
            messageShape('ListenRequest'),
            openListenStream({ backend, hub, log, output, caller }),
            output,
            log,
          )
        : jsonStream(messageShape('WriteRequest'), writeStreams.open({ output, caller }), output, log);
    },
  });
  const http = createHttpServer({ backend, hub, triggers, channels, log });
  const grpc = createGrpcServer({ backend, hub, writeStreams, log });
  const injector = createInjector(grpc);
  const shared = new SharedPort({
    http: (socket) => http.emit('connection', socket),
    grpc: (socket) => injector.injectConnection(socket),
  });

  const stop = (): void => {
    hub.close();
    channels.close();
    grpc.forceShutdown();
  };
  let port: number;
  try {
    port = await shared.listen(options.host, options.port);
  } catch (error) {
    stop();
    throw error;
  }
  let closing: Promise<void> | null = null;
  return {
    port,
    triggers,
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
