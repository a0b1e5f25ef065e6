/** Versions count microseconds since 1970; in wire format they are timestamps. */
import type { Version } from '../contract.ts';
import { parseTimestamp, timestampText } from '../transports/protobuf/timestamps.ts';

const MICROSECONDS = 1_000_000n;

/** RFC 3339 text of a version. */
export function versionTime(version: Version): string {
  return timestampText(Number(version / MICROSECONDS), Number(version % MICROSECONDS) * 1000);
}

/** The version of a read time; null when the text is not a time. */
export function timeVersion(text: string): Version | null {
  const parsed = parseTimestamp(text);
  return parsed === null ? null : BigInt(parsed.seconds) * MICROSECONDS + BigInt(Math.floor(parsed.nanos / 1000));
}
