/**
 * Loaded into firebase-tools before its own code (`node --import`). Refuses requests of web pages that act as owner or
 * change accounts by the control interface of the Auth emulator; programs without a browser's `Origin` still may.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { isFromWebPage } from '../../firestore/transports/http/web-page.ts';

function isRefused(request: IncomingMessage): boolean {
  const { method = '', url = '', headers } = request;
  if (!isFromWebPage(request)) return false;
  if (/^Bearer\s+owner\s*$/i.test(headers.authorization ?? '') || /[?&]access_token=owner\b/.test(url)) return true;
  // Pages read there, and links in e-mails are opened there.
  return /^\/+emulator\/v1\//.test(url) && !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

// Bound to the server of each call.
const emit: (this: Server, name: string, ...parameters: unknown[]) => boolean = Reflect.get(Server.prototype, 'emit');
Server.prototype.emit = function emitUnlessRefused(this: Server, name: string, ...parameters: unknown[]) {
  if (name === 'request') {
    const [request, response] = parameters as [IncomingMessage, ServerResponse];
    if (isRefused(request)) {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end('{"error":{"code":403,"message":"A web page may not act as owner."}}');
      return true;
    }
  }
  return Reflect.apply(emit, this, [name, ...parameters]);
};
