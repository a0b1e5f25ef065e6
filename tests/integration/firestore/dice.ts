/** Numbers that look random and are the same in every run with the same seed. */
export type Dice = (sides: number) => number;

export function dice(seed: number): Dice {
  let state = seed & 0x7fffffff;
  const roll: Dice = (sides) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >>> 9) % sides;
  };
  // Neighbouring seeds begin alike.
  for (let turn = 0; turn < 5; turn += 1) roll(2);
  return roll;
}
