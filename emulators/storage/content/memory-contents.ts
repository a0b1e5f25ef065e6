import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Digester } from '../digests/digester.ts';
import type { ByteRange, Contents, ContentWriter } from './contract.ts';

/** Contents that are lost when the process ends. */
export function memoryContents(): Contents {
  const kept = new Map<string, Buffer>();

  function begin(): ContentWriter {
    const id = randomUUID();
    const digester = new Digester();
    let chunks: Uint8Array[] = [];
    return {
      id,
      get size() {
        return digester.size;
      },
      async append(chunk) {
        digester.take(chunk);
        chunks.push(chunk);
      },
      digests: () => digester.digests(),
      async keep() {
        kept.set(id, Buffer.concat(chunks));
        chunks = [];
      },
      async discard() {
        chunks = [];
      },
      release: async () => undefined,
    };
  }

  return {
    begin: async () => begin(),
    resume: async () => null,
    async open(id: string, range?: ByteRange) {
      const bytes = kept.get(id);
      if (bytes === undefined) throw new Error(`There is no content ${id}.`);
      const part = range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
      return Readable.from(part.length === 0 ? [] : [part]);
    },
    remove: async (id) => void kept.delete(id),
    keptIds: async () => new Set(kept.keys()),
    unfinishedIds: async () => new Set(),
    sweep: async () => undefined,
  };
}
