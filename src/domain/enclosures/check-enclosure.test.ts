import { describe, expect, it } from 'vitest';
import { checkEnclosure, tidyEnclosure, type TypedEnclosure } from './check-enclosure.ts';

const plaine: TypedEnclosure = {
  enclosureName: 'Plaine africaine',
  linkedSectorId: 'savanna',
  memo: 'Deux portes.\nClé au mur.',
  indoorArea: 120.5,
  outdoorArea: 4_000,
};
const codes = (differences: Partial<TypedEnclosure>) =>
  Object.entries(checkEnclosure(tidyEnclosure({ ...plaine, ...differences }))).map(
    ([field, error]) => `${field}: ${error.code}`,
  );

describe('an enclosure', () => {
  it('is right with a name, with or without areas', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ indoorArea: null, outdoorArea: null, memo: '', linkedSectorId: null })).toEqual([]);
  });
  it.each(['', '   ', '\u200B'])('needs a name: %j is none', (enclosureName) => {
    expect(codes({ enclosureName })).toEqual(['enclosureName: enclosure/name-required']);
  });
  it('has a name of at most 100 characters, emoji and markup as they are', () => {
    expect(codes({ enclosureName: 'x'.repeat(100) })).toEqual([]);
    expect(codes({ enclosureName: '<i>Serre</i> 🌴' })).toEqual([]);
    expect(codes({ enclosureName: 'x'.repeat(101) })).toEqual(['enclosureName: enclosure/name-too-long']);
    expect(codes({ enclosureName: 'x'.repeat(10_000) })).toEqual(['enclosureName: enclosure/name-too-long']);
    expect(codes({ enclosureName: 'a\u0000b' })).toEqual(['enclosureName: generic/invalid-input']);
  });
  it('has areas above nothing', () => {
    expect(codes({ indoorArea: 0.01, outdoorArea: 10_000_000 })).toEqual([]);
    expect(codes({ indoorArea: 0, outdoorArea: -1 })).toEqual([
      'indoorArea: enclosure/area-invalid',
      'outdoorArea: enclosure/area-invalid',
    ]);
    expect(codes({ indoorArea: Number.NaN, outdoorArea: 10_000_001 })).toHaveLength(2);
  });
  it('has a memo of at most 5,000 characters', () => {
    expect(codes({ memo: 'x'.repeat(5_000) })).toEqual([]);
    expect(codes({ memo: 'x'.repeat(5_001) })).toEqual(['memo: generic/invalid-input']);
    expect(codes({ memo: '\u0001' })).toEqual(['memo: generic/invalid-input']);
  });
  it('is kept without blanks around its texts', () => {
    expect(tidyEnclosure({ ...plaine, enclosureName: ' Plaine ', memo: '\nA ' })).toEqual({
      ...plaine,
      enclosureName: 'Plaine',
      memo: 'A',
    });
  });
});
