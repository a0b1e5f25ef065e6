import type { ContentWriter } from '../content/contract.ts';

/** Appends only bytes that the server does not have yet: a client that got no response sends the same bytes again. */
export async function appendFresh(
  writer: ContentWriter,
  body: AsyncIterable<Uint8Array>,
  alreadyThere: number,
): Promise<void> {
  let toSkip = alreadyThere;
  for await (const chunk of body) {
    const fresh = chunk.subarray(Math.min(toSkip, chunk.length));
    toSkip -= chunk.length - fresh.length;
    if (fresh.length > 0) await writer.append(fresh);
  }
}
