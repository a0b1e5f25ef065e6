/** The client side of the gRPC library, for tests that send raw messages: only this package depends on the library. */
export { Client, credentials, Metadata, status as grpcStatus } from '@grpc/grpc-js';
