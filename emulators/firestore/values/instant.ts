/** Instants between RFC 3339 text, timestamps and commit versions (microseconds since 1970). */
import { FirestoreError, type Version } from '../contract.ts';
import { Timestamp } from './value.ts';

const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** Reads RFC 3339 text; what is finer than a microsecond is cut off, as Firestore does. */
export function parseTimestamp(text: string): Timestamp {
  const match = RFC_3339.exec(text);
  if (match === null) throw new FirestoreError('INVALID_ARGUMENT', `Invalid time value: "${text}"`);
  const [, year, month, day, hour, minute, second, fraction, sign, offsetHours, offsetMinutes] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const offset =
    sign === undefined ? 0 : (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -60 : 60);
  const seconds = date.getTime() / 1000 - offset;
  if (Number.isNaN(seconds) || seconds < MIN_SECONDS || seconds > MAX_SECONDS) {
    throw new FirestoreError('INVALID_ARGUMENT', `Timestamp is out of range: "${text}"`);
  }
  const micros = Number((fraction ?? '').padEnd(6, '0').slice(0, 6));
  return new Timestamp(seconds, micros * 1000);
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

/** Reads a version that was written by `formatVersion`. */
export function parseVersion(text: string): Version {
  const timestamp = parseTimestamp(text);
  return BigInt(timestamp.seconds) * 1_000_000n + BigInt(timestamp.nanos / 1000);
}

/** The instant that serverTimestamp() stands for in a commit: its time, in milliseconds as Firestore documents. */
export function requestTime(version: Version): Timestamp {
  const { seconds, micros } = splitVersion(version);
  return new Timestamp(seconds, (micros - (micros % 1000)) * 1000);
}

function splitVersion(version: Version): { seconds: number; micros: number } {
  const micros = Number(((version % 1_000_000n) + 1_000_000n) % 1_000_000n);
  return { seconds: Number((version - BigInt(micros)) / 1_000_000n), micros };
}

function formatInstant(seconds: number, micros: number): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (micros === 0) return `${whole}Z`;
  const digits = String(micros).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}
