import { describe, expect, it } from 'vitest';
import { establishmentSchema, isEthologistOf, OLDER_ESTABLISHMENT } from './establishment.ts';

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
  slackChannel: null,
  referentEthologistIds: [],
  supportEthologistIds: [],
  pedagogicalUserId: null,
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

describe('an establishment stored before a field existed', () => {
  it('is read with what the field then meant', () => {
    const older = { zooId: 'zoo-1', zooName: 'Parc' };
    expect(establishmentSchema.safeParse({ ...OLDER_ESTABLISHMENT, ...older }).success).toBe(true);
  });
});

describe('the ethologists of an establishment', () => {
  const lists = { referentEthologistIds: ['ana'], supportEthologistIds: ['bo'] };
  it('are the referent and the support ones, and nobody else', () => {
    expect(['ana', 'bo', 'zoe'].filter((userId) => isEthologistOf(userId, lists))).toEqual(['ana', 'bo']);
  });
});
