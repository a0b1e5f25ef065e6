/** Everything that arrives over HTTP/1.1: channels, REST, control. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { controlAnswer } from '../../control/routes.ts';
import type { ControlOptions } from '../../control/routes.ts';
import { FirestoreError } from '../../contract.ts';
import { handleRest } from '../rest/handler.ts';
import { asFirestoreError } from '../status.ts';
import type { WebChannels } from '../webchannel/handler.ts';
import { sendError, sendJson } from './answer.ts';
import { readJson } from './body.ts';
import { allowOrigin, answerPreflight } from './cors.ts';

export type HttpOptions = ControlOptions & { readonly channels: WebChannels; readonly log: (line: string) => void };

/** Tokens with many claims travel in headers. */
const LARGEST_HEADERS = 64 * 1024;

/** An HTTP server without a port of its own: connections are handed to it. */
export function createHttpServer(options: HttpOptions): Server {
  const server = createServer(
    { requestTimeout: 0, noDelay: true, maxHeaderSize: LARGEST_HEADERS },
    (request, response) => {
      answer(request, response, options).catch((error: unknown) => {
        // A client that goes away in the middle of its request is no fault.
        if (request.destroyed && !request.complete) return;
        sendError(response, asFirestoreError(error, options.log));
      });
    },
  );
  server.keepAliveTimeout = 60_000;
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HttpOptions): Promise<void> {
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  allowOrigin(request, response);
  const url = new URL(request.url ?? '/', 'http://emulator');
  if (url.pathname === '/' && (request.method === 'GET' || request.method === 'HEAD')) {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Ok\n');
    return;
  }
  if (await options.channels.handle(request, response, url)) return;
  if (await handleRest(request, response, url, options)) return;
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
