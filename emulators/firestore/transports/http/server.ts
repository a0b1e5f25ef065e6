/** All endpoints over HTTP/1.1: channels, REST, control. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { controlAnswer } from '../../control/routes.ts';
import type { ControlOptions } from '../../control/route.ts';
import { FirestoreError } from '../../contract.ts';
import { handleRest } from '../rest/handler.ts';
import { asFirestoreError } from '../status.ts';
import type { WebChannels } from '../webchannel/handler.ts';
import { sendError, sendJson } from './answer.ts';
import { readJson } from './body.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { isFromWebPage } from './web-page.ts';

/** The timeouts for slow clients. */
export type Patience = { readonly headersMs: number; readonly requestMs: number; readonly checkEveryMs: number };

export type HttpOptions = ControlOptions & {
  readonly channels: WebChannels;
  readonly log: (line: string) => void;
  /** shorter timeouts, for tests */
  readonly patience?: Patience;
};

/** Tokens with many claims are sent in headers. */
const MAX_HEADERS = 64 * 1024;

/**
 * Longer than browsers keep an idle connection: a POST on a connection that just closed is an error that browsers do
 * not retry.
 */
const KEEP_ALIVE_MS = 10 * 60_000;

/** The time limits for a client to send its headers, and its body. */
const HEADERS_MS = 60_000;
const REQUEST_MS = 5 * 60_000;

/** An HTTP server without a port of its own: it receives connections. */
export function createHttpServer(options: HttpOptions): Server {
  const server = createServer(
    {
      noDelay: true,
      maxHeaderSize: MAX_HEADERS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: options.patience?.headersMs ?? HEADERS_MS,
      requestTimeout: options.patience?.requestMs ?? REQUEST_MS,
      connectionsCheckingInterval: options.patience?.checkEveryMs ?? 15_000,
    },
    (request, response) => {
      answer(request, response, options).catch((error: unknown) => {
        // A client that disconnects within its request is no error.
        if (request.destroyed && !request.complete) return;
        sendError(response, asFirestoreError(error, options.log));
      });
    },
  );
  // A server that receives its connections never listens, and only listening starts the check of slow clients.
  server.emit('listening');
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HttpOptions): Promise<void> {
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  allowOrigin(request, response);
  const url = addressOf(request);
  if (url.pathname === '/' && (request.method === 'GET' || request.method === 'HEAD')) {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Ok\n');
    return;
  }
  if (await options.channels.handle(request, response, url)) return;
  if (await handleRest(request, response, url, options)) return;
  if (isFromWebPage(request)) throw new FirestoreError('PERMISSION_DENIED', 'Web pages may not control the database.');
  const control = await controlAnswer(options, {
    verb: request.method ?? 'GET',
    path: url.pathname,
    parameters: url.searchParams,
    body: () => readJson(request),
  });
  if (control === null) throw new FirestoreError('NOT_FOUND', `Nothing is served at ${url.pathname}.`);
  if ('html' in control) {
    response.writeHead(control.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(control.html);
  } else sendJson(response, control.status, control.value);
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  const address = URL.parse(url, 'http://emulator');
  if (address === null) throw new FirestoreError('INVALID_ARGUMENT', 'The address of the request is malformed.');
  return address;
}
