import { describe, expect, it } from 'vitest';
import { checkSector, tidySector } from './check-sector.ts';

const codes = (sectorName: string, sectorColor = '#4e73df') =>
  Object.entries(checkSector(tidySector({ sectorName, sectorColor }))).map(
    ([field, error]) => `${field}: ${error.code}`,
  );

describe('a sector', () => {
  it.each(['Savane', ' Savane ', '🌍', 'x'.repeat(100), '<script>'])('may be called %s', (name) => {
    expect(codes(name)).toEqual([]);
  });
  it('needs a name of at most 100 characters', () => {
    expect(codes('  ')).toEqual(['sectorName: sector/name-required']);
    expect(codes('x'.repeat(101))).toEqual(['sectorName: sector/name-too-long']);
    expect(codes('a\u0000')).toEqual(['sectorName: generic/invalid-input']);
  });
  it.each(['#4e73df', '#4E73DF', ' #000000 '])('may have the colour %s', (color) => {
    expect(codes('Savane', color)).toEqual([]);
  });
  it.each(['', 'blue', '#4e73d', '#4e73dff', '4e73df', 'rgb(0,0,0)'])('has not the colour %j', (color) => {
    expect(codes('Savane', color)).toEqual(['sectorColor: sector/color-invalid']);
  });
});
