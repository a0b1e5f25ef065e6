/** Numbers that look random and are the same for the same seed. */

export type Dice = {
  /** a whole number from 0, below `sides` */
  readonly roll: (sides: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

/** The mulberry32 generator. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  return { roll, pick: (items) => items[roll(items.length)] as (typeof items)[number] };
}

/** Returns the bytes with a fault: flipped, lost, doubled, foreign, cut off. */
export function corrupted(bytes: Buffer, { roll, pick }: Dice): Buffer {
  const result = Buffer.from(bytes);
  const at = roll(bytes.length);
  const length = 1 + roll(Math.min(16, bytes.length - at));
  switch (pick(['flip', 'flip', 'byte', 'byte', 'lose', 'double', 'insert', 'cut', 'swap'] as const)) {
    case 'flip':
      for (let times = 1 + roll(4); times > 0; times -= 1) {
        const place = roll(result.length);
        result[place] = (result[place] ?? 0) ^ (1 << roll(8));
      }
      return result;
    case 'byte':
      result[at] = roll(256);
      return result;
    case 'lose':
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 'double':
      return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
    case 'insert':
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(Array.from({ length }, () => roll(256))),
        bytes.subarray(at),
      ]);
    case 'cut':
      return bytes.subarray(0, at);
    case 'swap': {
      const other = roll(bytes.length);
      [result[at], result[other]] = [result[other] ?? 0, result[at] ?? 0];
      return result;
    }
  }
}
