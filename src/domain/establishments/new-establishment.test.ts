import { describe, expect, it } from 'vitest';
import { establishmentSchema } from './establishment.ts';
import { checkNewEstablishment, establishmentToCreate, type NewEstablishment } from './new-establishment.ts';

const typed: NewEstablishment = {
  zooName: '  Volière du Lac ',
  type: 'zoo',
  zooTiers: 'discovery',
  code: ' ',
  languages: ['fr'],
};

describe('a new establishment', () => {
  it('needs a name and a language', () => {
    expect(checkNewEstablishment(typed)).toEqual({});
    expect(checkNewEstablishment({ ...typed, zooName: ' ', languages: [] })).toEqual({
      zooName: { code: 'zoo/name-required' },
      languages: { code: 'zoo/languages-required' },
    });
  });
  it('has a name of at most 200 and a code of at most 50 characters', () => {
    expect(checkNewEstablishment({ ...typed, zooName: 'x'.repeat(200), code: 'x'.repeat(50) })).toEqual({});
    expect(checkNewEstablishment({ ...typed, zooName: 'x'.repeat(201), code: 'x'.repeat(51) })).toEqual({
      zooName: { code: 'generic/invalid-input' },
      code: { code: 'generic/invalid-input' },
    });
  });
  it('begins whole, without access, without a code when none was typed', () => {
    const created = establishmentToCreate('zoo-9', typed);
    expect(establishmentSchema.parse(created)).toEqual(created);
    expect(created).toMatchObject({ zooId: 'zoo-9', zooName: 'Volière du Lac', code: null, staffAccess: [] });
    expect(created).toMatchObject({ isProvider: false, isDemo: false });
  });
});
