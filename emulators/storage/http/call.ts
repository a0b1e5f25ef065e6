import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid, tooLarge } from '../storage-error.ts';

/** One request, with everything needed to answer it. */
export type Call = {
  readonly method: string;
  /** as received, still percent-encoded */
  readonly path: string;
  readonly parameters: URLSearchParams;
  /** `http://host:port` as the client addresses the server */
  readonly origin: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** the first value of a header */
  header(name: string): string | undefined;
  /** The bytes of the body; throws 413 above the limit. */
  body(): AsyncIterable<Buffer>;
};

/** The limit of a JSON body, which describes one object. */
const MAX_JSON = 1024 * 1024;

/** Wraps a request as a call. */
export function callOf(
  request: IncomingMessage,
  response: ServerResponse,
  options: { readonly largestBody: number; readonly cutAfter: number | null },
): Call {
  // Split by hand: a URL parser would resolve the dots that a name may consist of.
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/]*/i, '');
  const question = target.indexOf('?');
  const path = question === -1 ? target : target.slice(0, question);
  return {
    method: request.method ?? 'GET',
    path: path === '' ? '/' : path,
    parameters: new URLSearchParams(question === -1 ? '' : target.slice(question + 1)),
    origin: `http://${request.headers.host ?? `${request.socket.localAddress}:${request.socket.localPort}`}`,
    request,
    response,
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    body: () => limited(request, options.largestBody, options.cutAfter),
  };
}

/** Reads a JSON body; an empty one is `{}`. */
export async function readJson(call: Call): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of call.body()) {
    size += chunk.length;
    if (size > MAX_JSON) throw tooLarge(MAX_JSON);
    chunks.push(chunk);
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'));
}

/** Reads JSON text. Throws 400. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not valid JSON.');
  }
}

/** Decodes percent-encoding. Throws 400. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid('The address is not properly percent-encoded.');
  }
}

async function* limited(
  request: IncomingMessage,
  limit: number,
  cutAfter: number | null,
): AsyncGenerator<Buffer, void, undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  let size = 0;
  // The request stays readable to the end, so that a response can still be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (cutAfter !== null && size + chunk.length >= cutAfter) {
      yield chunk.subarray(0, cutAfter - size);
      request.destroy();
      throw new Error('cut on request');
    }
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    yield chunk;
  }
}
