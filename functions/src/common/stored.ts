import { Timestamp } from 'firebase-admin/firestore';

const UNIX = /Unix$/;

/**
 * Returns a document as it is stored: beside every `…Unix` field (epoch milliseconds or null) the same instant as a
 * timestamp, under the name without the ending.
 * @source architecture, "Rules of the data"
 */
export function withTimestamps(model: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const stored: Record<string, unknown> = { ...model };
  for (const [name, value] of Object.entries(model)) {
    if (!UNIX.test(name)) continue;
    stored[name.replace(UNIX, '')] = typeof value === 'number' ? Timestamp.fromMillis(value) : null;
  }
  return stored;
}
