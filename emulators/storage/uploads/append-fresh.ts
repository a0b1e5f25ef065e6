import type { ContentWriter } from '../content/contract.ts';

/** Appends what the server does not have yet: a client that lost an answer sends again what it is not sure of. */
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
