/** The Firestore service over gRPC. */
import { Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
import type {
  sendUnaryData,
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Backend } from '../../contract.ts';
import type { ListenHub } from '../../listen/hub.ts';
import { openListenStream } from '../../listen/listen-stream.ts';
import type { WriteStreams } from '../../write-stream/write-stream.ts';
import type { ListenRequest, WriteRequest } from '../../wire.ts';
import { callContext, callerFromAuthorization } from '../caller.ts';
import { METHODS } from '../methods.ts';
import { decodeMessage } from '../protobuf/decode.ts';
import { encodeMessage } from '../protobuf/encode.ts';
import { firestoreMethods } from '../protobuf/shape.ts';
import type { MessageShape, MethodShape } from '../protobuf/shape.ts';
import { asFirestoreError, grpcCode } from '../status.ts';
import type { Stream, StreamOutput } from '../streams.ts';

export type GrpcOptions = {
  readonly backend: Backend;
  readonly hub: ListenHub;
  readonly writeStreams: WriteStreams;
  readonly log: (line: string) => void;
};

type Message = Record<string, unknown>;
/** Requests stay bytes until the handler runs, so that a malformed one is answered with INVALID_ARGUMENT. */
type Bytes = Buffer;

const LARGEST_MESSAGE = 16 * 1024 * 1024;

/** A gRPC server without a port of its own: connections are handed to it. */
export function createGrpcServer(options: GrpcOptions): Server {
  const server = new Server({
    'grpc.max_receive_message_length': LARGEST_MESSAGE,
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
      responseSerialize: (message: Message) => Buffer.from(encodeMessage(method.response, message)),
      responseDeserialize: (bytes: Bytes) => bytes,
    };
    implementation[method.name] = handlerOf(method, options);
  }
  server.addService(definition as Parameters<Server['addService']>[0], implementation);
  return server;
}

/** Lets the server take connections accepted on the shared port. */
export function createInjector(server: Server): ReturnType<Server['createConnectionInjector']> {
  return server.createConnectionInjector(ServerCredentials.createInsecure());
}

function handlerOf(method: MethodShape, options: GrpcOptions): UntypedServiceImplementation[string] {
  if (method.name === 'Listen') {
    return (call: ServerDuplexStream<Bytes, Message>) =>
      connect<ListenRequest, Message>(call, method.request, options, (output, authorization) =>
        openListenStream({ ...options, output, caller: () => callerFromAuthorization(authorization, Date.now()) }),
      );
  }
  if (method.name === 'Write') {
    return (call: ServerDuplexStream<Bytes, Message>) =>
      connect<WriteRequest, Message>(call, method.request, options, (output, authorization) =>
        options.writeStreams.open({ output, caller: () => callerFromAuthorization(authorization, Date.now()) }),
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

function streamingHandler(method: MethodShape, options: GrpcOptions): UntypedServiceImplementation[string] {
  return (call: ServerWritableStream<Bytes, Message>) => {
    run(method, options, call.request, call.metadata).then(
      (answers) => {
        for (const answer of answers as Message[]) call.write(answer);
        call.end();
      },
      (error: unknown) => call.emit('error', serviceError(error, options.log)),
    );
  };
}

async function run(method: MethodShape, options: GrpcOptions, bytes: Bytes, metadata: Metadata): Promise<unknown> {
  const implementation = METHODS[method.name];
  if (implementation === undefined) throw new Error(`No implementation of ${method.name}`);
  const request = decodeMessage(method.request, bytes);
  const caller = callerFromAuthorization(authorizationOf(metadata), Date.now());
  return implementation.run(options.backend, callContext(implementation.database(request), caller), request);
}

function connect<Request, Answer extends Message>(
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
      if (!ended) call.write(message);
    },
    fail: (error) => finish(() => call.emit('error', serviceError(error, options.log))),
  };
  const stream = open(output, authorizationOf(call.metadata));
  call.on('data', (bytes: Bytes) => {
    if (ended) return;
    try {
      stream.receive(decodeMessage(shape, bytes) as Request);
    } catch (error) {
      output.fail(asFirestoreError(error, options.log));
    }
  });
  // The client has said everything; what it already asked for is still answered.
  call.on('end', () => void stream.drained().then(() => finish(() => call.end())));
  call.on('cancelled', () => finish(() => undefined));
  // A client that vanishes ends its call with an error too; there is nobody left to tell.
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
