import { describe, expect, it } from 'vitest';
import { speciesChanges } from './species-changes.ts';
import { OLDER_SPECIES } from './taxonomy.ts';

const lion = { specieName: 'Lion', specieLatinName: 'Panthera leo', trad: { de: 'Löwe', pt: ' ' } };

describe('the log of a species', () => {
  const stored = { ...OLDER_SPECIES, ...lion, specieId: 'lion', familyId: 'felidae' };
  const familyName = (id: string) => `<${id}>`;
  it('is empty when nothing changed', () => expect(speciesChanges(stored, stored, familyName)).toEqual([]));
  it('holds the old and the new value', () => {
    const reviewData = { reason: 'split', by: 'a', atUnix: 1 };
    const after = { ...stored, specieName: 'Le lion', trad: { en: 'Lion' }, familyId: 'canidae', reviewData };
    expect(speciesChanges(stored, after, familyName)).toEqual([
      { field: 'name.fr', from: 'Lion', to: 'Le lion' },
      { field: 'name.en', from: null, to: 'Lion' },
      { field: 'name.de', from: 'Löwe', to: null },
      // a name of blanks alone counts as a name
      { field: 'name.pt', from: ' ', to: null },
      { field: 'family', from: '<felidae>', to: '<canidae>' },
      { field: 'review', from: null, to: 'split' },
    ]);
  });
  it('holds a change of each field, and none beside it', () => {
    const named = (language: string) => [`name.${language}`, { trad: { [language]: 'Name' } }] as const;
    const plain = { ...stored, trad: {} };
    const changes = [
      ...['en', 'es', 'de', 'it', 'nl', 'pt'].map(named),
      ['iucnCategory', { iucnCategory: 'VU' }] as const,
      ['iucnId', { iucnId: '15951' }] as const,
      ['source', { source: 'Mammal Diversity' }] as const,
    ];
    for (const [field, change] of changes) {
      const [to] = Object.values(field.startsWith('name.') ? (change as { trad: object }).trad : change);
      expect(speciesChanges(plain, { ...plain, ...change }, familyName)).toEqual([{ field, from: null, to }]);
    }
  });
  it('of a new species holds all known fields', () =>
    expect(speciesChanges(null, stored, familyName).map(({ field }) => field)).toContain('specieLatinName'));
});
