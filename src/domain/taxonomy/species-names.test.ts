import { describe, expect, it } from 'vitest';
import {
  holdsWords,
  speciesNameIn,
  speciesNames,
  speciesSearchText,
  taxonLabel,
  taxonLabelIn,
} from './species-names.ts';

const lion = { specieName: 'Lion', specieLatinName: 'Panthera leo', trad: { de: 'Löwe', pt: ' ' } };

describe('the name of a species', () => {
  it('is the one of the language, else the French one, else the Latin one', () => {
    expect(speciesNameIn(lion, 'de')).toBe('Löwe');
    expect(speciesNameIn(lion, 'pt')).toBe('Lion');
    expect(speciesNameIn({ ...lion, specieName: '', trad: {} }, 'en')).toBe('Panthera leo');
    expect(speciesNameIn({ ...lion, specieName: '', trad: { fr: 'Le lion' } }, 'en')).toBe('Le lion');
  });
  it('is known by language, the French one wherever it stands', () =>
    expect(speciesNames(lion)).toEqual({ fr: 'Lion', de: 'Löwe' }));
  it.each(['löwe', 'LOWE', 'leo', 'panth lion', '', '  '])('is found by %j', (search) =>
    expect(holdsWords(speciesSearchText(lion), search)).toBe(true),
  );
  it('does not match the words of another', () =>
    expect(holdsWords(speciesSearchText(lion), 'lion tigris')).toBe(false));
});

it('a taxon is shown with its Latin name where it has another one', () => {
  expect(taxonLabel({ name: 'Félins', latinName: 'Felidae' })).toBe('Félins (Felidae)');
  expect(taxonLabel({ name: 'Felidae', latinName: 'Felidae' })).toBe('Felidae');
  expect(taxonLabel({ name: '', latinName: 'Felidae' })).toBe('Felidae');
});

it('a taxon is shown by its Latin name where the language is not French', () => {
  const felidae = { name: 'Félins', latinName: 'Felidae' };
  expect([taxonLabelIn(felidae, 'fr'), taxonLabelIn(felidae, 'es')]).toEqual(['Félins (Felidae)', 'Felidae']);
  expect(taxonLabelIn({ name: 'Félins', latinName: '' }, 'es')).toBe('Félins');
});
