import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { etagOf, type StoredObject } from '../objects/stored-object.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { noSuchObject, notModified, StorageError } from '../storage-error.ts';
import type { Call } from './call.ts';
import { rangeOf } from './range.ts';

/** The default headers of an interface for objects without their own. */
export type MediaDefaults = {
  readonly cacheControl: string;
  /** values that a signed address asks for */
  readonly contentType?: string | null;
  readonly contentDisposition?: string | null;
};

/** Sends the bytes of an object, or the requested part. */
export async function sendMedia(
  call: Call,
  store: ObjectStore,
  object: StoredObject,
  defaults: MediaDefaults,
): Promise<void> {
  const { response } = call;
  const etag = `"${etagOf(object)}"`;
  requireWanted(call, etag);
  // For a client that cannot decompress, the server does; length and parts are then unknown in advance.
  const unpacks = object.contentEncoding === 'gzip' && !/\bgzip\b|\*/.test(call.header('accept-encoding') ?? '');
  const headers = headersOf(object, defaults, etag, unpacks);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, asHeader(value));
  const range = unpacks ? null : requestedRange(call, object.size);
  if (!unpacks) response.setHeader('Content-Length', range === null ? object.size : range.end - range.start + 1);
  if (range !== null) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${object.size}`);
  const status = range === null ? 200 : 206;
  if (call.method === 'HEAD') {
    response.writeHead(status).end();
    return;
  }
  const bytes = await store.contents.open(object.contentId, range ?? undefined).catch(() => null);
  if (bytes === null) {
    for (const name of [...Object.keys(headers), ...OF_THE_BYTES]) response.removeHeader(name);
    // Replaced or deleted since it was read.
    const current = store.table.get(object.bucket, object.name);
    if (current === null || current.generation === object.generation) throw noSuchObject(object.bucket, object.name);
    return sendMedia(call, store, current, defaults);
  }
  response.writeHead(status);
  // A client that disconnects ends the pipeline; no response is needed.
  await (unpacks ? pipeline(bytes, createGunzip(), response) : pipeline(bytes, response)).catch(() => undefined);
}

/** Headers that would be wrong with an error. */
const OF_THE_BYTES = ['Content-Encoding', 'Content-Disposition', 'Content-Length', 'Content-Range', 'ETag'];

function requestedRange(call: Call, size: number): ReturnType<typeof rangeOf> {
  try {
    return rangeOf(call.header('range'), size);
  } catch (error) {
    for (const name of OF_THE_BYTES) call.response.removeHeader(name);
    if (error instanceof StorageError) call.response.setHeader('Content-Range', `bytes */${size}`);
    throw error;
  }
}

function requireWanted(call: Call, etag: string): void {
  const tags = (name: string): string[] | null =>
    call
      .header(name)
      ?.split(',')
      .map((tag) =>
        tag
          .trim()
          .replace(/^W\//, '')
          .replace(/^(?!["*])(.*)$/, '"$1"'),
      ) ?? null;
  const match = tags('if-match');
  if (match !== null && !match.includes('*') && !match.includes(etag))
    throw new StorageError(412, 'conditionNotMet', 'Precondition Failed');
  const noneMatch = tags('if-none-match');
  if (noneMatch !== null && (noneMatch.includes('*') || noneMatch.includes(etag))) throw notModified();
}

function headersOf(
  object: StoredObject,
  defaults: MediaDefaults,
  etag: string,
  unpacks: boolean,
): Record<string, string> {
  const disposition = defaults.contentDisposition ?? object.contentDisposition;
  return {
    'Accept-Ranges': unpacks ? 'none' : 'bytes',
    'Content-Type': defaults.contentType ?? object.contentType ?? 'application/octet-stream',
    'Cache-Control': object.cacheControl ?? defaults.cacheControl,
    ETag: etag,
    'Last-Modified': new Date(object.updated).toUTCString(),
    'X-Content-Type-Options': 'nosniff',
    'X-Goog-Generation': object.generation,
    'X-Goog-Metageneration': String(object.metageneration),
    'X-Goog-Hash': `crc32c=${object.crc32c}${object.md5Hash === null ? '' : `,md5=${object.md5Hash}`}`,
    'X-Goog-Storage-Class': object.storageClass,
    'X-Goog-Stored-Content-Encoding': object.contentEncoding ?? 'identity',
    'X-Goog-Stored-Content-Length': String(object.size),
    ...(disposition === null || disposition === undefined ? {} : { 'Content-Disposition': disposition }),
    ...(object.contentLanguage === null ? {} : { 'Content-Language': object.contentLanguage }),
    ...(object.contentEncoding === null || unpacks || object.contentEncoding === 'identity'
      ? {}
      : { 'Content-Encoding': object.contentEncoding }),
    ...customHeaders(object),
  };
}

/** Custom metadata, as far as the names are valid header names. */
function customHeaders({ metadata }: StoredObject): Record<string, string> {
  const usable = Object.entries(metadata).filter(
    // oxlint-disable-next-line no-control-regex
    ([name, value]) => /^[\w!#$%&'*+.^`|~-]{1,200}$/.test(name) && !/[\u0000-\u001f\u007f]/.test(value),
  );
  return Object.fromEntries(usable.map(([name, value]) => [`X-Goog-Meta-${name}`, value]));
}

/** Headers carry bytes: text is sent as UTF-8. */
function asHeader(value: string): string {
  return Buffer.from(value, 'utf8').toString('latin1');
}
