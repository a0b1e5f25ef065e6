import type { Contents, ContentWriter } from '../content/contract.ts';
import { invalid } from '../storage-error.ts';
import { type Call, parseJson } from '../http/call.ts';
import { boundaryOf, MultipartReader } from './multipart.ts';

/** The limit of an object's description. */
const MAX_DESCRIPTION = 1024 * 1024;

/** Writes a body into new content; drops a truncated one. */
export async function receive(contents: Contents, body: AsyncIterable<Buffer>): Promise<ContentWriter> {
  const writer = await contents.begin();
  try {
    for await (const chunk of body) await writer.append(chunk);
    return writer;
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

export type ReceivedPair = {
  readonly description: Record<string, unknown>;
  /** of the second part */
  readonly contentType: string | undefined;
  readonly writer: ContentWriter;
};

/** Reads a multipart/related upload: JSON about the object first, then its bytes. */
export async function receivePair(contents: Contents, call: Call): Promise<ReceivedPair> {
  const reader = new MultipartReader(call.body(), boundaryOf(call.header('content-type')));
  if ((await reader.next()) === null) throw wrongParts();
  const description = parseJson(await textOf(reader));
  if (typeof description !== 'object' || description === null || Array.isArray(description))
    throw invalid('The first part is not a JSON object.');
  const head = await reader.next();
  if (head === null) throw wrongParts();
  const writer = await receive(contents, reader.content());
  try {
    if ((await reader.next()) !== null) throw wrongParts();
    await reader.finish();
  } catch (error) {
    await writer.discard();
    throw error;
  }
  return { description: description as Record<string, unknown>, contentType: head.get('content-type'), writer };
}

async function textOf(reader: MultipartReader): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reader.content()) {
    size += chunk.length;
    if (size > MAX_DESCRIPTION) throw invalid('The description of the object is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function wrongParts(): Error {
  return invalid('The body must have two parts: the description of the object, and its content.');
}
