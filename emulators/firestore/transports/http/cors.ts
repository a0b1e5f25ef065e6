/** Browsers call the emulator from another origin and send credentials: the origin must be echoed, `*` is refused. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sets the CORS headers of a response. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const origin = request.headers.origin;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id, X-Client-Wire-Protocol');
}

/** Answers a preflight: allows every requested method and header. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  allowOrigin(request, response);
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const requested = request.headers['access-control-request-headers'];
  if (requested !== undefined) response.setHeader('Access-Control-Allow-Headers', requested);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.setHeader('Access-Control-Max-Age', '3600');
  response.writeHead(204).end();
}
