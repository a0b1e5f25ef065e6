/** Writes JSON responses and errors. */
import type { ServerResponse } from 'node:http';
import type { FirestoreError } from '../../contract.ts';
import { httpStatus } from '../status.ts';

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown, pretty = false): void {
  if (response.destroyed || response.headersSent) return;
  const body = Buffer.from(pretty ? `${JSON.stringify(value, null, 2)}\n` : JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

export type ErrorForm = {
  /** methods that return a list also wrap the error in a list */
  readonly inAList: boolean;
  readonly pretty: boolean;
};

/** Sends an error in the form of Google's APIs. */
export function sendError(
  response: ServerResponse,
  error: FirestoreError,
  { inAList, pretty }: ErrorForm = { inAList: false, pretty: false },
): void {
  const status = httpStatus(error.code);
  const value = { error: { code: status, message: error.message, status: error.code } };
  sendJson(response, status, inAList ? [value] : value, pretty);
}
