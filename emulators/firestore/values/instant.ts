/** Converts instants between RFC 3339 text, timestamps and commit versions (microseconds since 1970). */
import { FirestoreError, type Version } from '../contract.ts';
import { parseRfc3339, secondsText } from './rfc3339.ts';
import { Timestamp } from './value.ts';

const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** Reads RFC 3339 text; cuts off what is finer than a microsecond, as Firestore does. */
export function parseTimestamp(text: string): Timestamp {
  const { seconds, nanos } = parseInstant(text);
  return new Timestamp(seconds, nanos - (nanos % 1000));
}

/** Writes a timestamp as RFC 3339 with as many decimals as it needs (none, three or six). */
export function formatTimestamp(timestamp: Timestamp): string {
  return formatInstant(timestamp.seconds, Math.floor(timestamp.nanos / 1000));
}

/** Writes a version as RFC 3339. */
export function formatVersion(version: Version): string {
  const { seconds, micros } = splitVersion(version);
  return formatInstant(seconds, micros);
}

/** Reads a version written by `formatVersion`; cuts off what is finer than a microsecond. */
export function parseVersion(text: string): Version {
  const { seconds, nanos } = parseInstant(text);
  return BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}

/** Returns whether a time is finer than the microseconds of a version. */
export function isFinerThanMicroseconds(text: string): boolean {
  return parseInstant(text).nanos % 1000 !== 0;
}

/** The timestamp of an instant in milliseconds since 1970; a fraction of a millisecond is cut off. */
export function timestampOfMillis(milliseconds: number): Timestamp {
  const whole = Math.floor(milliseconds);
  const seconds = Math.floor(whole / 1000);
  return new Timestamp(seconds, (whole - seconds * 1000) * 1_000_000);
}

function parseInstant(text: string): { readonly seconds: number; readonly nanos: number } {
  const instant = parseRfc3339(text);
  if (instant === null) throw new FirestoreError('INVALID_ARGUMENT', `Invalid time value: "${text}"`);
  if (instant.seconds < MIN_SECONDS || instant.seconds > MAX_SECONDS) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Timestamp is out of range: "${text}" (must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z).`,
    );
  }
  return instant;
}

/** Microseconds since 1970 are exact in a double until the year 2255. */
function splitVersion(version: Version): { seconds: number; micros: number } {
  const total = Number(version);
  const exact = Number.isSafeInteger(total);
  const seconds = exact ? Math.floor(total / 1_000_000) : Number(floorDivide(version, 1_000_000n));
  return { seconds, micros: exact ? total - seconds * 1_000_000 : Number(version - BigInt(seconds) * 1_000_000n) };
}

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value < 0n && quotient * by !== value ? quotient - 1n : quotient;
}

function formatInstant(seconds: number, micros: number): string {
  const whole = secondsText(seconds);
  if (micros === 0) return `${whole}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}
