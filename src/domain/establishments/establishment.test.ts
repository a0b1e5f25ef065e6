import { describe, expect, it } from 'vitest';
import { establishmentSchema } from './establishment.ts';

const park = {
  zooId: 'zoo-1',
  zooName: 'Parc',
  staffAccess: [],
  code: null,
  type: 'zoo',
  logoUrl: null,
  languages: ['fr'],
  awmId: null,
  zimsId: null,
  isProvider: false,
  isDemo: false,
};

describe('an establishment', () => {
  it('may name no tier, and the legacy one', () => {
    expect(establishmentSchema.safeParse(park).success).toBe(true);
    expect(establishmentSchema.safeParse({ ...park, zooTiers: 'basic' }).success).toBe(true);
  });
  it.each([
    ['a tier nobody sells', { zooTiers: 'gold' }],
    ['a kind that does not exist', { type: 'circus' }],
    ['a language the product does not speak', { languages: ['sv'] }],
    ['no id', { zooId: '' }],
  ])('has not %s', (_what, wrong) => {
    expect(establishmentSchema.safeParse({ ...park, ...wrong }).success).toBe(false);
  });
});
