import { invalid } from '../storage-error.ts';
import { compareNames } from './names.ts';
import type { ObjectTable } from './table.ts';
import type { StoredObject } from './stored-object.ts';

export type ListRequest = {
  readonly bucket: string;
  readonly prefix: string;
  /** empty lists everything below the prefix */
  readonly delimiter: string;
  readonly pageToken: string | null;
  /** items and prefixes together */
  readonly maxResults: number;
  readonly startOffset?: string | null;
  readonly endOffset?: string | null;
  /** whether names that end in the delimiter are items as well as prefixes */
  readonly includeTrailingDelimiter?: boolean;
  readonly accepts?: (name: string) => boolean;
  /** the possible items and prefixes */
  readonly shows?: (entry: string) => boolean;
};

export type Listing = {
  readonly items: readonly StoredObject[];
  readonly prefixes: readonly string[];
  readonly nextPageToken: string | null;
};

/** The maximum size of a page, which is also the default. */
export const MAX_PAGE_SIZE = 1000;

/** One page of a bucket's names. Pages continue by name, so deletions meanwhile do no harm. */
export function listObjects(table: ObjectTable, request: ListRequest): Listing {
  const { bucket, prefix, delimiter, maxResults } = request;
  const after = request.pageToken === null ? null : readToken(request.pageToken);
  const names = table.namesIn(bucket);
  const items: StoredObject[] = [];
  const prefixes: string[] = [];
  let last: string | null = null;
  for (let at = firstAtLeast(names, larger(prefix, after ?? '')); at < names.length; at += 1) {
    const name = names[at] ?? '';
    if (!name.startsWith(prefix)) {
      if (compareNames(name, prefix) > 0) break;
      continue;
    }
    if (!isWithin(name, request)) continue;
    const shared = sharedPrefix(name, prefix, delimiter);
    const entry = shared ?? name;
    const isItem = shared === null || (request.includeTrailingDelimiter === true && shared === name);
    if (after !== null && (entry === after || compareNames(name, after) <= 0)) continue;
    if (request.shows?.(entry) === false) continue;
    const isNewPrefix = shared !== null && shared !== prefixes.at(-1);
    if (!isItem && !isNewPrefix) continue;
    if (items.length + prefixes.length >= maxResults)
      return { items, prefixes, nextPageToken: last === null ? null : makeToken(last) };
    if (isNewPrefix) prefixes.push(shared);
    const object = table.get(bucket, name);
    if (isItem && object !== null) items.push(object);
    last = entry;
  }
  return { items, prefixes, nextPageToken: null };
}

function isWithin(name: string, { startOffset, endOffset, accepts }: ListRequest): boolean {
  if (startOffset && compareNames(name, startOffset) < 0) return false;
  if (endOffset && compareNames(name, endOffset) >= 0) return false;
  return accepts === undefined || accepts(name);
}

/** The name up to the first delimiter after the prefix. */
function sharedPrefix(name: string, prefix: string, delimiter: string): string | null {
  if (delimiter === '') return null;
  const at = name.indexOf(delimiter, prefix.length);
  return at === -1 ? null : name.slice(0, at + delimiter.length);
}

function larger(a: string, b: string): string {
  return compareNames(a, b) < 0 ? b : a;
}

function firstAtLeast(names: readonly string[], bound: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareNames(names[middle] ?? '', bound) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function makeToken(last: string): string {
  return Buffer.from(`after:${last}`).toString('base64');
}

function readToken(token: string): string {
  const text = Buffer.from(token, 'base64').toString('utf8');
  if (!text.startsWith('after:')) throw invalid('Invalid page token.');
  return text.slice('after:'.length);
}
