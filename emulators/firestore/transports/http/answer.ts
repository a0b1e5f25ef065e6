/** Writing JSON answers and errors. */
import type { ServerResponse } from 'node:http';
import type { FirestoreError } from '../../contract.ts';
import { httpStatus } from '../status.ts';

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.destroyed || response.headersSent) return;
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

/** Sends a refusal in the form of Google's APIs. */
export function sendError(response: ServerResponse, error: FirestoreError): void {
  const status = httpStatus(error.code);
  sendJson(response, status, { error: { code: status, message: error.message, status: error.code } });
}
