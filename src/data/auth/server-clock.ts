import { learnServerTime, setClockOffset } from '#lib/clock.ts';
import { readStored, store } from '#lib/local-storage.ts';

const KEY = 'enclos.clock';

type Known = { readonly issuedAtMs: number; readonly offsetMs: number };

/**
 * Learns the server's time from the moment a token was issued. Only a token that has just arrived shows it: a token
 * restored from an earlier visit may be an hour old, and then the difference learnt at its arrival still holds.
 */
export function followServerClock(issuedAtMs: number, receivedAtMs: number): void {
  if (!Number.isFinite(issuedAtMs)) return;
  const known = readKnown();
  if (known !== null && known.issuedAtMs === issuedAtMs) {
    setClockOffset(known.offsetMs);
    return;
  }
  store(KEY, { issuedAtMs, offsetMs: learnServerTime(issuedAtMs, receivedAtMs) } satisfies Known);
}

function readKnown(): Known | null {
  const known = readStored(KEY);
  if (typeof known !== 'object' || known === null) return null;
  const { issuedAtMs, offsetMs } = known as Partial<Known>;
  return typeof issuedAtMs === 'number' && typeof offsetMs === 'number' ? { issuedAtMs, offsetMs } : null;
}
