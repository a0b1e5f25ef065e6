/** Decodes numbers, text, bytes, references and geo points from proto3 JSON; refuses what Firestore refuses. */
import { FirestoreError } from '../contract.ts';
import { isDocumentName } from './resource-name.ts';
import { sharedText } from './shared-text.ts';
import { GeoPoint, Reference } from './value.ts';

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);
const MAX_VALUE_BYTES = 1_048_487;

/** Small integers are shared: a bigint of its own costs 24 bytes. */
const MIN_SHARED = -16;
const shared = Array.from({ length: 1040 }, (_, index) => BigInt(index + MIN_SHARED));

/** An integer of 64 bits. */
export function decodeInteger(text: string | number): bigint {
  const number = Number(text);
  if (Number.isInteger(number)) {
    const known = shared[number - MIN_SHARED];
    if (known !== undefined) return known;
    if (Number.isSafeInteger(number)) return BigInt(number);
  }
  let integer: bigint;
  try {
    integer = BigInt(text);
  } catch {
    throw invalid(`Invalid integer value: ${text}`);
  }
  if (integer > MAX_INTEGER || integer < MIN_INTEGER) throw invalid(`Integer value is out of range: ${text}`);
  return integer;
}

/** A double; text where JSON has no number for it. */
export function decodeDouble(value: number | string): number {
  const double = Number(value);
  if (Number.isNaN(double) && value !== 'NaN' && !Number.isNaN(value)) throw invalid(`Invalid double value: ${value}`);
  return double;
}

/** A text; `field` is its path, for the error message. */
export function decodeString(value: string, field: string): string {
  if (value.length * 3 > MAX_VALUE_BYTES) checkValueBytes(Buffer.byteLength(value), field);
  if (!value.isWellFormed()) throw invalid(`The value of property "${field}" is not valid UTF-8.`);
  return sharedText(value);
}

/** Bytes in base64. */
export function decodeBytes(value: string, field: string): Uint8Array {
  const bytes = Buffer.from(value, 'base64');
  checkValueBytes(bytes.byteLength, field);
  return bytes;
}

function checkValueBytes(bytes: number, field: string): void {
  if (bytes > MAX_VALUE_BYTES) {
    throw invalid(`The value of property "${field}" is longer than ${MAX_VALUE_BYTES} bytes.`);
  }
}

/** The name of a document in any database. */
export function decodeReference(name: string): Reference {
  if (!isDocumentName(name)) throw invalid(`Reference value "${name}" is not a document name.`);
  return new Reference(name);
}

/** A geo point. */
export function decodeGeoPoint(point: { latitude?: number | string; longitude?: number | string }): GeoPoint {
  const latitude = Number(point.latitude ?? 0);
  const longitude = Number(point.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90)) throw invalid(`Latitude must be in the range of [-90, 90]: ${latitude}`);
  if (!(Math.abs(longitude) <= 180)) throw invalid(`Longitude must be in the range of [-180, 180]: ${longitude}`);
  return new GeoPoint(latitude, longitude);
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
