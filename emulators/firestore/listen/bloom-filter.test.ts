import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BloomFilter } from '../wire.ts';
import { bloomFilter } from './bloom-filter.ts';

const name = (index: number): string => `projects/p/databases/(default)/documents/c/é${index}`;
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => name(index));

/** Checks membership as a client does: every bit of the name's digest must be set. */
function mightContain({ bits = {}, hashCount = 0 }: BloomFilter, text: string): boolean {
  const bitmap = Buffer.from(bits.bitmap ?? '', 'base64');
  const size = BigInt(bitmap.length * 8 - (bits.padding ?? 0));
  if (size === 0n) return false;
  const digest = createHash('md5').update(text).digest();
  for (let hash = 0n; hash < BigInt(hashCount); hash += 1n) {
    const bit = Number(BigInt.asUintN(64, digest.readBigUInt64LE(0) + hash * digest.readBigUInt64LE(8)) % size);
    if (((bitmap[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

test.each([1, 2, 3, 100, 1000])('a filter of %i names contains all of them and hardly any other', (count) => {
  const filter = bloomFilter(names(count), count);
  if (filter === null) throw new Error('There is no filter.');
  expect(names(count).every((one) => mightContain(filter, one))).toBe(true);
  const others = names(3000).slice(count).slice(0, 2000);
  expect(others.filter((one) => mightContain(filter, one)).length).toBeLessThan(20);
});

test('an empty filter contains nothing', () => {
  expect(bloomFilter([], 0)).toEqual({ bits: {} });
});

test('a filter exists for twenty thousand names and for none above', () => {
  expect(bloomFilter(names(1), 20_000)).not.toBeNull();
  expect(bloomFilter(names(1), 20_001)).toBeNull();
});
