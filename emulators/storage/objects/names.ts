import { invalid } from '../storage-error.ts';

const MAX_NAME_LENGTH = 1024;
const BUCKET = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;

/** Throws unless the name is a valid object name. Source: cloud.google.com/storage/docs/objects#naming. */
export function requireObjectName(name: string): string {
  const bytes = Buffer.byteLength(name);
  if (bytes === 0) throw invalid('Required: the name of the object.');
  if (bytes > MAX_NAME_LENGTH)
    throw invalid(`The name of the object has ${bytes} bytes; at most ${MAX_NAME_LENGTH} may be.`);
  if (/[\r\n]/.test(name)) throw invalid('The name of the object contains a line break.');
  if (name === '.' || name === '..') throw invalid(`"${name}" cannot be the name of an object.`);
  if (name.startsWith('.well-known/acme-challenge/'))
    throw invalid('The name of the object begins with a reserved path.');
  if (!name.isWellFormed()) throw invalid('The name of the object is not valid Unicode.');
  return name;
}

/** Throws unless the name is a valid bucket name. */
export function requireBucketName(name: string): string {
  if (!BUCKET.test(name)) throw invalid(`Invalid bucket name: '${name.slice(0, 300)}'.`);
  return name;
}

/** The order of names in a listing: by their UTF-8 bytes. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  // Only surrogates sort differently in UTF-16; without them the fast comparison is right.
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) return a < b ? -1 : 1;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

const SURROGATE = /[\ud800-\udfff]/;
