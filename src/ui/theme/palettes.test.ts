import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tests/support/colours.ts';
import { ACCENT_COLORS, ACCENT_IDS, ACCENTS, NEUTRAL_COLORS, STATE_COLORS } from './palettes.ts';

const AA = 4.5;
const { gray, dark } = NEUTRAL_COLORS;

describe.each(Object.entries({ ...ACCENT_COLORS, ...STATE_COLORS }))('%s', (_name, shades) => {
  it('carries white text when filled, also under the pointer', () => {
    expect(contrast(shades[7], '#ffffff')).toBeGreaterThan(AA);
    expect(contrast(shades[8], '#ffffff')).toBeGreaterThan(AA);
  });
  it('is readable as a link or a message on every surface', () => {
    expect(contrast(shades[7], gray[1])).toBeGreaterThan(AA);
    expect(contrast(shades[4], dark[6])).toBeGreaterThan(AA);
  });
  it('is readable on its own light tint', () => {
    expect(contrast(shades[9], shades[1])).toBeGreaterThan(AA);
    expect(contrast(shades[9], shades[2])).toBeGreaterThan(AA);
    expect(contrast(shades[0], shades[9])).toBeGreaterThan(AA);
  });
  it('shows the focus ring on the page', () => {
    expect(contrast(shades[7], gray[1])).toBeGreaterThan(3);
    expect(contrast(shades[4], dark[7])).toBeGreaterThan(3);
  });
});

describe('the neutral base', () => {
  it('keeps dimmed text and placeholders readable', () => {
    expect(contrast(gray[7], gray[1])).toBeGreaterThan(AA);
    expect(contrast(gray[6], '#ffffff')).toBeGreaterThan(AA);
    expect(contrast(dark[2], dark[6])).toBeGreaterThan(AA);
    expect(contrast(dark[3], dark[6])).toBeGreaterThan(AA);
  });
  it('draws visible field borders', () => {
    expect(contrast(gray[5], '#ffffff')).toBeGreaterThan(3);
    expect(contrast(dark[3], dark[6])).toBeGreaterThan(3);
  });
});

describe('the eight themes', () => {
  it('are a to h, each with its own hue', () => {
    expect(ACCENT_IDS).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(new Set(ACCENT_IDS.map((id) => ACCENTS[id].color)).size).toBe(8);
  });
});
