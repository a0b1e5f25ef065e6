/** Reads request bodies up to a limit. */
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FirestoreError } from '../../contract.ts';
import { MAX_REQUEST, oversized } from '../request-size.ts';

/** One request of a channel carries several messages, and form encoding can triple their size. */
export const MAX_FORM_BODY = 10 * MAX_REQUEST;

/** The whole body as text; INVALID_ARGUMENT when it is larger than `limit` bytes or cannot be decompressed. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The rest of an oversized body is read and dropped: a client that is still sending would never see the response.
  for await (const chunk of contentOf(request)) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit) throw oversized(limit);
  return Buffer.concat(chunks).toString('utf8');
}

async function* contentOf(request: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') {
    try {
      yield* request as AsyncIterable<Buffer>;
    } catch {
      throw new FirestoreError('CANCELLED', 'The client went away in the middle of its request.');
    }
    return;
  }
  if (encoding !== 'gzip') {
    throw new FirestoreError('INVALID_ARGUMENT', `The content encoding "${encoding}" is none of gzip and identity.`);
  }
  const unpacked = pipeline(request, createGunzip(), () => undefined);
  try {
    yield* unpacked as AsyncIterable<Buffer>;
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'The body is not valid gzip.');
  }
}

/** Reads a JSON body whatever its content type; an empty one is `{}`. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request, MAX_REQUEST);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid JSON payload received. ${reason}`);
  }
}
