/** Ends a stream when the token that opened it expires. */
import type { Caller } from '../contract.ts';
import { expiredToken, expiryOf } from './caller.ts';
import type { Stream, StreamOutput } from './streams.ts';

/** The longest delay of a timer. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/** The SDKs react to UNAUTHENTICATED with a fresh token on another stream. */
export function untilExpiry<Request>(
  stream: Stream<Request>,
  output: StreamOutput<never>,
  caller: () => Caller,
): Stream<Request> {
  let timer: NodeJS.Timeout | null = null;
  let watching = false;
  const watch = (expiry: number): void => {
    const left = expiry - Date.now();
    if (left <= 0) {
      output.fail(expiredToken());
      return;
    }
    timer = setTimeout(() => watch(expiry), Math.min(left, MAX_WAIT_MS));
    timer.unref();
  };
  const start = (): void => {
    watching = true;
    const expiry = knownExpiry(caller);
    if (expiry !== null) watch(expiry);
  };
  return {
    receive: (message) => {
      stream.receive(message);
      if (!watching) start();
    },
    drained: () => stream.drained(),
    close: () => {
      watching = true;
      if (timer !== null) clearTimeout(timer);
      stream.close();
    },
  };
}

/** The stream itself refuses unusable credentials. */
function knownExpiry(caller: () => Caller): number | null {
  try {
    return expiryOf(caller());
  } catch {
    return null;
  }
}
