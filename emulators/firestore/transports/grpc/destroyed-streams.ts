/**
 * A client may reset a call in the very packet that opens it. The call is then over before the gRPC library hears of
 * it, and the library's answer to a call it refuses would throw where nobody can catch it.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ServerHttp2Stream } from 'node:http2';

let guarded = false;

/** From now on, answering an HTTP/2 stream that is gone does nothing. */
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
