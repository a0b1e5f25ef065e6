/** Firestore's codes as gRPC numbers and HTTP statuses. */
import { FirestoreError } from '../contract.ts';
import type { StatusName } from '../contract.ts';

export { statusCode as grpcCode } from '../write/status-code.ts';

const HTTP: Record<StatusName, number> = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** The HTTP status of a REST response. */
export function httpStatus(code: StatusName): number {
  return HTTP[code];
}

/** Converts anything thrown to a FirestoreError; an error of the server itself is logged and becomes INTERNAL. */
export function asFirestoreError(error: unknown, log: (line: string) => void): FirestoreError {
  if (error instanceof FirestoreError) return error;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log(`Firestore: unexpected fault: ${text}`);
  return new FirestoreError('INTERNAL', 'The local Firestore met an unexpected fault; its log has the details.');
}
