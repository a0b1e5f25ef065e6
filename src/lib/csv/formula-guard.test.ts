import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFormulaGuard, withoutFormulaGuard } from './formula-guard.ts';

describe('the guard against formulas in csv', () => {
  it.each([
    ['-Rex', "'-Rex"],
    ["'-Rex", "''-Rex"],
    ["O'Malley", "O'Malley"],
    ["'t Hoekje", "'t Hoekje"],
    ['Rex;=1+1', "Rex;'=1+1"],
    ['Rex,\t-x', "Rex,'\t'-x"],
    ['12,-3', '12,-3'],
  ])('writes %j as %j and reads it back', (text, guarded) => {
    expect(withFormulaGuard(text)).toBe(guarded);
    expect(withoutFormulaGuard(guarded)).toBe(text);
  });

  it('comes off every text exactly as it was put on', () => {
    const sign = fc.constantFrom("'", '-', '=', '+', '@', ',', ';', '\t', '\n', ' ', '"', '1', 'a', '\u200b', '＝');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign, maxLength: 12 }), fc.string({ unit: 'binary' })), (text) => {
        expect(withoutFormulaGuard(withFormulaGuard(text))).toBe(text);
      }),
      { numRuns: 3_000, seed: 16 },
    );
  });

  it('takes a long text full of apostrophes', () => {
    const text = "a'".repeat(5_000);
    expect(withoutFormulaGuard(text)).toBe(text);
  });
});
