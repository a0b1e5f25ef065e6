import { createHash } from 'node:crypto';
import { crc32c, crc32cText } from './crc32c.ts';

/** Size and digests of bytes, known without reading them again. */
export type Digests = { readonly size: number; readonly md5Hash: string; readonly crc32c: string };

/** Adds bytes. */
export class Digester {
  readonly #md5 = createHash('md5');
  #crc = 0;
  #size = 0;

  take(chunk: Uint8Array): void {
    this.#md5.update(chunk);
    this.#crc = crc32c(chunk, this.#crc);
    this.#size += chunk.length;
  }

  get size(): number {
    return this.#size;
  }

  /** The digests so far; more bytes may be added afterwards. */
  digests(): Digests {
    return { size: this.#size, md5Hash: this.#md5.copy().digest('base64'), crc32c: crc32cText(this.#crc) };
  }
}
