import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEMPORARY_PASSWORD_LENGTH, temporaryPassword } from './password.ts';

const MANY = 10_000;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'.split('');
const DIGITS = 8;

/** Bytes of a seeded generator (mulberry32): the same passwords at every run. */
function seededBytes(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) & 0xff;
  };
}

/** Returns how far counts are from the expected ones. */
function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0);
}

/**
 * The value that chi-square exceeds once in a thousand times (Wilson and Hilferty); 3.09 is that point of the bell
 * curve.
 */
function onceInAThousand(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

describe(`${MANY} temporary passwords`, () => {
  const nextByte = seededBytes(20_261_121);
  const passwords = Array.from({ length: MANY }, () => temporaryPassword(nextByte));
  const characters = [...passwords.join('')];

  it('have ten characters each, at least one a digit', () => {
    expect(passwords.filter((word) => word.length !== TEMPORARY_PASSWORD_LENGTH || !/\d/.test(word))).toEqual([]);
  });
  it('are all different', () => {
    expect(new Set(passwords).size).toBe(MANY);
  });
  it('use every allowed character and no other', () => {
    expect([...new Set(characters)].toSorted()).toEqual(ALPHABET.toSorted());
  });
  it('use each character as often as chance would (p > 0.001)', () => {
    // A word must hold a digit: among those words, a place holds one with this probability.
    const share = DIGITS / ALPHABET.length;
    const digitShare = share / (1 - (1 - share) ** TEMPORARY_PASSWORD_LENGTH);
    const counts = ALPHABET.map((character) => characters.filter((one) => one === character).length);
    const expected = ALPHABET.map((character) =>
      /\d/.test(character)
        ? (characters.length * digitShare) / DIGITS
        : (characters.length * (1 - digitShare)) / (ALPHABET.length - DIGITS),
    );
    expect(chiSquare(counts, expected)).toBeLessThan(onceInAThousand(ALPHABET.length - 1));
  });
  it('use each character as often at every place (p > 0.001)', () => {
    const places = Array.from(
      { length: TEMPORARY_PASSWORD_LENGTH },
      (_none, place) => passwords.filter((word) => /\d/.test(word.charAt(place))).length,
    );
    const expected = places.map(() => places.reduce((sum, count) => sum + count, 0) / places.length);
    expect(chiSquare(places, expected)).toBeLessThan(onceInAThousand(places.length - 1));
  });
});

it('a temporary password is well formed whatever the bytes it is made of', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 200 }), fc.integer(), (given, seed) => {
      const more = seededBytes(seed);
      const bytes = [...given];
      const word = temporaryPassword(() => bytes.shift() ?? more());
      expect(word).toMatch(/^[A-HJ-NP-Za-km-np-z2-9o]{10}$/);
      expect(word).toMatch(/\d/);
    }),
    { seed: 42, numRuns: 1000 },
  );
});
