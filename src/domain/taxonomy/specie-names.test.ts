import { describe, expect, it } from 'vitest';
import { folded, foldedWords } from './folded.ts';
import { idOfLatin } from './latin-name.ts';
import { specieChanges } from './specie-changes.ts';
import { holdsWords, specieNameIn, specieNames, specieSearchText, taxonLabel, taxonLabelIn } from './specie-names.ts';
import { OLDER_SPECIES } from './taxonomy.ts';

const lion = { specieName: 'Lion', specieLatinName: 'Panthera leo', trad: { de: 'Löwe', pt: ' ' } };

describe('the name of a species', () => {
  it('is the one of the language, else the French one, else the Latin one', () => {
    expect(specieNameIn(lion, 'de')).toBe('Löwe');
    expect(specieNameIn(lion, 'pt')).toBe('Lion');
    expect(specieNameIn({ ...lion, specieName: '', trad: {} }, 'en')).toBe('Panthera leo');
    expect(specieNameIn({ ...lion, specieName: '', trad: { fr: 'Le lion' } }, 'en')).toBe('Le lion');
  });
  it('is known by language, the French one wherever it stands', () =>
    expect(specieNames(lion)).toEqual({ fr: 'Lion', de: 'Löwe' }));
  it.each(['löwe', 'LOWE', 'leo', 'panth lion', '', '  '])('is found by %j', (search) =>
    expect(holdsWords(specieSearchText(lion), search)).toBe(true),
  );
  it('is not found by the words of another', () =>
    expect(holdsWords(specieSearchText(lion), 'lion tigris')).toBe(false));
});

it('names are compared without accents, ligatures and capitals', () => {
  expect(folded('  Œdicnème   criard ')).toBe('oedicneme criard');
  expect(foldedWords('Gazelle d’Arabie (rouge)')).toEqual(['gazelle', 'd', 'arabie', 'rouge']);
  expect(folded('')).toBe('');
});

it('a taxon is shown with its Latin name where it has another one', () => {
  expect(taxonLabel({ name: 'Félins', latinName: 'Felidae' })).toBe('Félins (Felidae)');
  expect(taxonLabel({ name: 'Felidae', latinName: 'Felidae' })).toBe('Felidae');
  expect(taxonLabel({ name: '', latinName: 'Felidae' })).toBe('Felidae');
});

it('an id is made of a Latin name', () => {
  expect(idOfLatin('Panthera leo persica')).toBe('panthera-leo-persica');
  expect(idOfLatin('/../')).toBe('');
});

describe('the log of a species', () => {
  const stored = { ...OLDER_SPECIES, ...lion, specieId: 'lion', familyId: 'felidae' };
  const familyName = (id: string) => `<${id}>`;
  it('says nothing when nothing changed', () => expect(specieChanges(stored, stored, familyName)).toEqual([]));
  it('says what it was and what it is', () => {
    const reviewData = { reason: 'split', by: 'a', atUnix: 1 };
    const after = { ...stored, specieName: 'Le lion', trad: { en: 'Lion' }, familyId: 'canidae', reviewData };
    expect(specieChanges(stored, after, familyName)).toEqual([
      { field: 'name.fr', from: 'Lion', to: 'Le lion' },
      { field: 'name.en', from: null, to: 'Lion' },
      { field: 'name.de', from: 'Löwe', to: null },
      // a name of blanks alone was one all the same
      { field: 'name.pt', from: ' ', to: null },
      { field: 'family', from: '<felidae>', to: '<canidae>' },
      { field: 'review', from: null, to: 'split' },
    ]);
  });
  it('of a new one says all that is known', () =>
    expect(specieChanges(null, stored, familyName).map(({ field }) => field)).toContain('specieLatinName'));
});

it('a taxon is shown by its Latin name where the language is not French', () => {
  const felidae = { name: 'Félins', latinName: 'Felidae' };
  expect([taxonLabelIn(felidae, 'fr'), taxonLabelIn(felidae, 'es')]).toEqual(['Félins (Felidae)', 'Felidae']);
  expect(taxonLabelIn({ name: 'Félins', latinName: '' }, 'es')).toBe('Félins');
});
