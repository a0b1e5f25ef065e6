/** Reading request bodies with a limit. */
import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '../../contract.ts';

/** Firestore's own limit for a request, with room for its wrapping. */
export const LARGEST_JSON_BODY = 11 * 1024 * 1024;

/** Form encoding can triple what it carries. */
export const LARGEST_FORM_BODY = 3 * LARGEST_JSON_BODY;

/** The whole body as text; INVALID_ARGUMENT when it is larger than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The rest of an oversized body is read and dropped: a client still sending would never see the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit) {
    throw new FirestoreError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A JSON body whatever its content type says; an empty one is `{}`. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request, LARGEST_JSON_BODY);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid JSON payload received. ${reason}`);
  }
}
