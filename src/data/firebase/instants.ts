import { Timestamp } from 'firebase/firestore';

/** Returns the epoch milliseconds of a stored instant: its `…Unix` twin, or the timestamp itself in older documents. */
export function readInstant(data: Readonly<Record<string, unknown>>, name: string): unknown {
  const unix = data[`${name}Unix`];
  if (unix !== undefined) return unix;
  const instant = data[name];
  if (instant instanceof Timestamp) return instant.toMillis();
  return instant === undefined ? null : instant;
}

/** Returns the epoch milliseconds of the server's timestamp; null while the write waits, and where there is none. */
export function readArrival(stored: unknown): number | null {
  return stored instanceof Timestamp ? stored.toMillis() : null;
}

/** Returns an instant as it is stored: the timestamp and its twin, which always say the same. */
export function storedInstant(name: string, unix: number | null): Record<string, Timestamp | number | null> {
  return { [name]: unix === null ? null : Timestamp.fromMillis(unix), [`${name}Unix`]: unix };
}
