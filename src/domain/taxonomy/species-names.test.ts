import { describe, expect, it } from 'vitest';
import {
  foundNames,
  holdsWords,
  namesOfAnimal,
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

describe('the species of an animal', () => {
  const animal = { specieId: 'lion', specieName: 'Lion du zoo', specieLatinName: 'Panthera leo leo' };
  it('has the names of the catalogue', () => expect(namesOfAnimal(animal, { lion })).toEqual(lion));
  it('has the names of the animal when the catalogue does not know it', () => {
    const own = { specieName: 'Lion du zoo', specieLatinName: 'Panthera leo leo', trad: {} };
    expect(namesOfAnimal(animal, {})).toEqual(own);
    expect(namesOfAnimal({ ...animal, specieId: null }, { lion })).toEqual(own);
  });
  it('is found by its names in every language and its Latin one, each once', () => {
    expect(foundNames(lion)).toBe('Lion \nLöwe \nPanthera leo');
    expect(foundNames({ ...lion, trad: { en: 'Lion', es: 'León' } })).toBe('Lion \nLeón \nPanthera leo');
  });
  it('without any name is found by none', () =>
    expect(foundNames({ specieName: '', specieLatinName: '', trad: {} })).toBe(''));
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
