import { describe, expect, it } from 'vitest';
import { colourOf, contrast } from './colours.ts';

describe('the contrast of two colours', () => {
  it('is 21 of black on white, 1 of a colour on itself, and as published in between', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#336699', '#336699')).toBe(1);
    // The darkest grey that passes AA on white, by every published table.
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('a colour of CSS', () => {
  it('is followed through variables', () => {
    const variables = { '--a': 'var(--b)', '--b': '#fff' };
    expect(contrast(colourOf('var(--a)', variables), '#ffffff')).toBe(1);
    expect(() => colourOf('var(--c)', variables)).toThrow('--c');
    expect(() => colourOf('red', variables)).toThrow('red');
  });
  it('is mixed as in browsers', () => {
    // The colour that Chromium shows for color-mix(in oklab, #603f01 55%, #0c1312).
    const mixed = colourOf('color-mix(in oklab, #603f01 55%, #0c1312)', {});
    expect(contrast(mixed, '#392b12')).toBeLessThan(1.01);
    expect(contrast(colourOf('color-mix(in oklab, #336699 100%, #000000)', {}), '#336699')).toBeLessThan(1.001);
  });
});
