/** Converts timestamps between their protobuf fields and RFC 3339 text. */
import { parseRfc3339, secondsText } from '../../values/rfc3339.ts';

/** Formats `2024-05-06T07:08:09.000000001Z` with no, three, six or nine decimals, as proto3 JSON requires. */
export function timestampText(seconds: number, nanos: number): string {
  const whole = secondsText(seconds);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  const shown = digits.endsWith('000000') ? digits.slice(0, 3) : digits.endsWith('000') ? digits.slice(0, 6) : digits;
  return `${whole}.${shown}Z`;
}

type Instant = { readonly seconds: number; readonly nanos: number };

/** All documents of one response have the same time: a cache of one. */
let last: { readonly text: string; readonly instant: Instant | null } = { text: '', instant: null };

/** Seconds and nanoseconds of an RFC 3339 time; null when the text is not one. */
export function parseTimestamp(text: string): Instant | null {
  if (text !== last.text) last = { text, instant: parseRfc3339(text) };
  return last.instant;
}
