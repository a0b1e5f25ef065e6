/**
 * The Bloom filter of a target's document names in an existence filter. A client uses it to find the deleted documents
 * of its cache without reading all documents again.
 */
import { createHash } from 'node:crypto';
import type { BloomFilter } from '../wire.ts';

/** About one name in two thousand is a false positive; the client then reads everything again. */
const BITS_PER_NAME = 16;
const HASHES = 11;
/** In a smaller filter the bits of few names would already take up too much. */
const MIN_BITS = 512;

/** Above this size a filter costs more than it saves, and the protocol allows leaving it out. */
const MAX_NAMES = 20_000;

const SIXTY_FOUR_BITS = (1n << 64n) - 1n;

/** The filter of full resource names; null when there are too many names. */
export function bloomFilter(names: Iterable<string>, count: number): BloomFilter | null {
  if (count > MAX_NAMES) return null;
  if (count === 0) return { bits: {} };
  const bitCount = Math.max(MIN_BITS, count * BITS_PER_NAME);
  const bitmap = Buffer.alloc(Math.ceil(bitCount / 8));
  for (const name of names) {
    for (const bit of bitsOf(name, bitCount)) {
      bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return { bits: { bitmap: bitmap.toString('base64'), padding: bitmap.length * 8 - bitCount }, hashCount: HASHES };
}

/** Double hashing with the two halves of the name's MD5 digest, read as little-endian numbers. */
function bitsOf(name: string, bitCount: number): number[] {
  const digest = createHash('md5').update(name, 'utf8').digest();
  const [first, second] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
  const size = BigInt(bitCount);
  return Array.from({ length: HASHES }, (_, hash) =>
    Number(((first + BigInt(hash) * second) & SIXTY_FOUR_BITS) % size),
  );
}
