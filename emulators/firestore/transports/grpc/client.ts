/** The library's other side, for tests that speak to the server by hand: it is a dependency of this package alone. */
export { Client, credentials, Metadata, status as grpcStatus } from '@grpc/grpc-js';
