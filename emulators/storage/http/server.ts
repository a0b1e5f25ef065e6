/** One port for the client SDKs, the JSON and XML interfaces, and control. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { controlInterface } from '../control/routes.ts';
import { isFromWebPage } from '../../firestore/transports/http/web-page.ts';
import type { FaultRule } from '../faults/rule.ts';
import { firebaseInterface } from '../firebase-api/routes.ts';
import { jsonInterface } from '../json-api/routes.ts';
import type { Service } from '../service.ts';
import { forbidden, StorageError } from '../storage-error.ts';
import { xmlInterface } from '../xml-api/routes.ts';
import { sendError } from './answer.ts';
import { type Call, callOf } from './call.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { decodedParts, findHandler, type Interface } from './route.ts';

/** Tokens with many claims are sent in headers. */
const MAX_HEADERS = 64 * 1024;

const INTERFACES: readonly Interface[] = [controlInterface, firebaseInterface, jsonInterface, xmlInterface];

/** The HTTP server, not listening yet. */
export function createHttpServer(service: Service, largestBody: number): Server {
  // Large uploads on slow networks take long; only headers must come soon.
  const server = createServer(
    { requestTimeout: 0, headersTimeout: 60_000, noDelay: true, maxHeaderSize: MAX_HEADERS },
    (request, response) => void answer(service, request, response, largestBody),
  );
  server.keepAliveTimeout = 60_000;
  return server;
}

async function answer(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  largestBody: number,
): Promise<void> {
  // A client that disconnects does not concern the others.
  response.on('error', () => undefined);
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  allowOrigin(request, response);
  const path = callOf(request, response, { largestBody, cutAfter: null }).path;
  const spoken = interfaceOf(path, request.method ?? 'GET');
  try {
    refuseOwnerOnWebPage(request);
    const { handler, parts } = handlerOf(spoken, path, request.method ?? 'GET');
    const isFile = spoken !== controlInterface;
    const fault = isFile
      ? service.faults.meet({ method: request.method ?? 'GET', file: () => fileOf(parts, request) })
      : null;
    const call = callOf(request, response, { largestBody, cutAfter: fault?.cutAfter ?? null });
    await run(fault, call, () => handler(service, call, parts));
  } catch (error) {
    // Cut off within the request: nobody reads a response.
    if (request.destroyed && !request.complete) response.destroy();
    else sendError(response, error, spoken.errorForm, service.log);
  }
}

/**
 * Throws 403 when a web page asks as the administrator, to whom no rule applies: with the local token, or as Google's
 * server library, which sends none. Any page that the developer visits can send such a request; the app never does.
 */
function refuseOwnerOnWebPage(request: IncomingMessage): void {
  const { authorization, 'x-goog-api-client': library } = request.headers;
  const isOwner =
    authorization === undefined
      ? / gccl\//.test(String(library))
      : /^(?:Bearer|Firebase)\s+owner\s*$/i.test(authorization);
  if (isOwner && isFromWebPage(request)) throw forbidden('A web page may not act as owner.');
}

async function run(fault: FaultRule | null, call: Call, handle: () => Promise<void> | void): Promise<void> {
  if (fault?.delayMs !== undefined) await wait(fault.delayMs);
  if (fault?.refuse !== undefined)
    throw new StorageError(fault.refuse.status, 'fault', fault.refuse.message ?? 'Refused, as a fault asked for.');
  if (fault?.drop === true) {
    call.request.destroy();
    return;
  }
  if (fault?.lose === true) loseAnswer(call);
  await handle();
}

/** Breaks the connection when the response begins. */
function loseAnswer({ request, response }: Call): void {
  response.writeHead = () => {
    request.socket.destroy();
    return response;
  };
}

function interfaceOf(path: string, method: string): Interface {
  const serving = INTERFACES.find((candidate) => {
    const found = findHandler(candidate, method, path);
    return candidate.owns(path) || (found !== null && 'handler' in found);
  });
  return serving ?? jsonInterface;
}

function handlerOf(spoken: Interface, path: string, method: string) {
  const found = findHandler(spoken, method, path);
  if (found === null) throw new StorageError(404, 'notFound', `Nothing is served at ${path.slice(0, 200)}.`);
  if ('allowed' in found) throw new StorageError(405, 'methodNotAllowed', `${method} is not possible here.`);
  return { handler: found.handler, parts: decodedParts(found.groups) };
}

/** The `bucket/name` of a request. */
function fileOf(parts: Readonly<Record<string, string>>, request: IncomingMessage): string | null {
  const { bucket } = parts;
  const name = parts['object'] ?? new URLSearchParams((request.url ?? '').split('?')[1] ?? '').get('name');
  return bucket === undefined ? null : `${bucket}/${name ?? ''}`;
}
