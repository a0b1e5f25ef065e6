/**
 * A client may reset a call in the packet that opens it. The call is then over before the gRPC library sees it, and the
 * library's response to a refused call would throw where nothing can catch the error.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ServerHttp2Stream } from 'node:http2';

let guarded = false;

/** From now on, a response on a destroyed HTTP/2 stream does nothing. */
export function tolerateDestroyedStreams(): void {
  if (guarded) return;
  guarded = true;
  subscribe('http2.server.stream.created', (message) => guard((message as { stream: ServerHttp2Stream }).stream));
}

function guard(stream: ServerHttp2Stream): void {
  const respond = stream.respond.bind(stream);
  stream.respond = (...answer) => {
    if (!stream.destroyed && !stream.closed) respond(...answer);
  };
}
