import type { ServerResponse } from 'node:http';
import { StorageError } from '../storage-error.ts';

/** The form in which an interface writes an error. */
export type ErrorForm = (error: StorageError) => { readonly type: string; readonly text: string };

/** Sends JSON, unless a response has been sent. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json; charset=UTF-8', JSON.stringify(value));
}

/** Sends a response without a body. */
export function sendEmpty(response: ServerResponse, status: number): void {
  response.writeHead(status, status === 204 || status === 304 ? {} : { 'Content-Length': 0 }).end();
}

/** Sends an error; anything but a StorageError is the server's own fault and is logged. */
export function sendError(
  response: ServerResponse,
  error: unknown,
  form: ErrorForm,
  log: (line: string) => void,
): void {
  const known = error instanceof StorageError ? error : internal(error, log);
  if (response.headersSent) {
    // Too late for an error: the client notices a truncated response.
    response.destroy();
    return;
  }
  if (known.status === 304) {
    sendEmpty(response, 304);
    return;
  }
  // The rest of the client's body is not awaited.
  if (known.status === 413) response.setHeader('Connection', 'close');
  const { type, text } = form(known);
  send(response, known.status, type, text);
}

function internal(error: unknown, log: (line: string) => void): StorageError {
  log(`Storage: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new StorageError(500, 'backendError', 'The local Storage failed; its log says more.');
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
