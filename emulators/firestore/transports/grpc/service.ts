/** The Firestore service over gRPC. */
import { logVerbosity, Metadata, Server, ServerCredentials, setLogVerbosity } from '@grpc/grpc-js';
import type {
  sendUnaryData,
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { OpenStreams } from '../open-streams.ts';
import { tolerateDestroyedStreams } from './destroyed-streams.ts';
import { MAX_REQUEST, oversized } from '../request-size.ts';
import { runMethod } from '../run-method.ts';
import type { MethodParts } from '../run-method.ts';
import { decodeMessage } from '../protobuf/decode.ts';
import { encodeMessage } from '../protobuf/encode.ts';
import { firestoreMethods } from '../protobuf/shape.ts';
import type { MessageShape, MethodShape } from '../protobuf/shape.ts';
import { asFirestoreError, grpcCode } from '../status.ts';
import type { Stream, StreamOutput } from '../streams.ts';

export type GrpcOptions = MethodParts & { readonly streams: OpenStreams; readonly log: (line: string) => void };

type Message = Record<string, unknown>;
/** Requests stay bytes until the handler runs, so that a malformed one gets INVALID_ARGUMENT. */
type Bytes = Buffer;

/** A slightly oversized message is refused with Firestore's own words; the library cuts off a far larger one. */
const MAX_RECEIVED = 4 * MAX_REQUEST;

/** A gRPC server without a port of its own: it receives connections. */
export function createGrpcServer(options: GrpcOptions): Server {
  tolerateDestroyedStreams();
  // The client's own errors go to the client.
  setLogVerbosity(logVerbosity.NONE);
  const server = new Server({
    'grpc.max_receive_message_length': MAX_RECEIVED,
    'grpc.max_send_message_length': -1,
  });
  const implementation: UntypedServiceImplementation = {};
  const definition: Record<string, object> = {};
  const pipeline: MethodShape = {
    name: 'ExecutePipeline',
    path: '/google.firestore.v1.Firestore/ExecutePipeline',
    request: { name: 'ExecutePipelineRequest', special: null, byName: new Map(), byId: new Map() },
    response: { name: 'ExecutePipelineResponse', special: null, byName: new Map(), byId: new Map() },
    requestStream: false,
    responseStream: true,
  };
  for (const method of [...firestoreMethods(), pipeline]) {
    definition[method.name] = {
      path: method.path,
      requestStream: method.requestStream,
      responseStream: method.responseStream,
      requestSerialize: (bytes: Bytes) => bytes,
      requestDeserialize: (bytes: Bytes) => bytes,
      responseSerialize: (message: Message) => asBuffer(encodeMessage(method.response, message)),
      responseDeserialize: (bytes: Bytes) => bytes,
    };
    implementation[method.name] = handlerOf(method, options);
  }
  server.addService(definition as Parameters<Server['addService']>[0], implementation);
  return server;
}

/** The same bytes, not a copy. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Passes connections of the shared port to the server. */
export function createInjector(server: Server): ReturnType<Server['createConnectionInjector']> {
  return server.createConnectionInjector(ServerCredentials.createInsecure());
}

function handlerOf(method: MethodShape, options: GrpcOptions): UntypedServiceImplementation[string] {
  if (method.name === 'Listen') {
    return (call: ServerDuplexStream<Bytes, Message>) =>
      connect(call, method.request, options, (output, authorization) =>
        options.streams.listen({ transport: 'grpc', authorization }, output),
      );
  }
  if (method.name === 'Write') {
    return (call: ServerDuplexStream<Bytes, Message>) =>
      connect(call, method.request, options, (output, authorization) =>
        options.streams.write({ transport: 'grpc', authorization }, output),
      );
  }
  if (method.responseStream) return streamingHandler(method, options);
  return (call: ServerUnaryCall<Bytes, Message>, callback: sendUnaryData<Message>) => {
    run(method, options, call.request, call.metadata).then(
      (answer) => callback(null, answer as Message),
      (error: unknown) => callback(serviceError(error, options.log)),
    );
  };
}

/**
 * The headers come first, even when only an error follows: Google's Node client takes a stream that ends without
 * headers for a lost one and retries twice over several seconds.
 */
function refuse(
  call: ServerWritableStream<Bytes, Message> | ServerDuplexStream<Bytes, Message>,
  error: ReturnType<typeof serviceError>,
): void {
  call.sendMetadata(new Metadata());
  call.emit('error', error);
}

function streamingHandler(method: MethodShape, options: GrpcOptions): UntypedServiceImplementation[string] {
  return (call: ServerWritableStream<Bytes, Message>) => {
    run(method, options, call.request, call.metadata).then(
      (answers) => {
        for (const answer of answers as Message[]) if (!call.cancelled) call.write(answer);
        call.end();
      },
      (error: unknown) => refuse(call, serviceError(error, options.log)),
    );
  };
}

async function run(method: MethodShape, options: GrpcOptions, bytes: Bytes, metadata: Metadata): Promise<unknown> {
  const request = decodeRequest(method.request, bytes);
  return runMethod(options, {
    method: method.name,
    transport: 'grpc',
    authorization: authorizationOf(metadata),
    request,
  });
}

function decodeRequest(shape: MessageShape, bytes: Bytes): Record<string, unknown> {
  if (bytes.length > MAX_REQUEST) throw oversized();
  return decodeMessage(shape, bytes);
}

function connect<Request, Answer extends object>(
  call: ServerDuplexStream<Bytes, Message>,
  shape: MessageShape,
  options: GrpcOptions,
  open: (output: StreamOutput<Answer>, authorization: string | undefined) => Stream<Request>,
): void {
  let ended = false;
  const finish = (action: () => void): void => {
    if (ended) return;
    ended = true;
    stream.close();
    action();
  };
  const output: StreamOutput<Answer> = {
    send: (message) => {
      if (!ended) call.write(message as Message);
    },
    fail: (error) => finish(() => refuse(call, serviceError(error, options.log))),
  };
  const stream = open(output, authorizationOf(call.metadata));
  let broken = false;
  call.on('data', (bytes: Bytes) => {
    if (ended || broken) return;
    try {
      stream.receive(decodeRequest(shape, bytes) as Request);
    } catch (error) {
      broken = true;
      // A client relates a refusal to its oldest unanswered message: the messages before get their answers first.
      void stream.drained().then(() => output.fail(asFirestoreError(error, options.log)));
    }
  });
  // The client sends nothing more; its earlier messages are still answered.
  call.on('end', () => void stream.drained().then(() => finish(() => call.end())));
  call.on('cancelled', () => finish(() => undefined));
  // A client that vanishes also ends its call with an error; nobody needs a status then.
  call.on('error', () => finish(() => undefined));
}

function authorizationOf(metadata: Metadata): string | undefined {
  const value = metadata.get('authorization')[0];
  return value === undefined ? undefined : String(value);
}

function serviceError(
  error: unknown,
  log: (line: string) => void,
): { code: number; details: string; metadata: Metadata; name: string; message: string } {
  const known = asFirestoreError(error, log);
  return {
    name: 'ServiceError',
    message: known.message,
    code: grpcCode(known.code),
    details: known.message,
    metadata: new Metadata(),
  };
}
