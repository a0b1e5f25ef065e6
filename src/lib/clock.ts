/** A smaller difference is the time a message takes, not a wrong clock. */
const MIN_OFFSET_MS = 60_000;

let offsetMs = 0;

/**
 * Returns the present instant, in epoch milliseconds, by the server's clock as far as it is known.
 * The security rules refuse stamps of a device whose clock is wrong, and "late" must mean the same for everybody.
 */
export function nowMs(): number {
  return Date.now() + offsetMs;
}

/**
 * Computes the error of this device's clock from the server's time in an answer that has just arrived; returns it in
 * milliseconds.
 */
export function learnServerTime(serverMs: number, receivedAtMs: number = Date.now()): number {
  const difference = serverMs - receivedAtMs;
  setClockOffset(Math.abs(difference) < MIN_OFFSET_MS ? 0 : difference);
  return offsetMs;
}

/** Returns how far the server's clock is ahead of this device's, in milliseconds; 0 while it is unknown. */
export function knownOffsetMs(): number {
  return offsetMs;
}

/** Sets the known difference between the server's clock and this device's. */
export function setClockOffset(milliseconds: number): void {
  offsetMs = milliseconds;
}
