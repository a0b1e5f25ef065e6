import { describe, expect, it } from 'vitest';
import { defaultLanguage, isOfferedLanguage, LANGUAGES, offeredLanguages, preferredLanguage } from './language.ts';

describe('the language of a visitor', () => {
  it('is the first preferred one that the product speaks', () => {
    expect(preferredLanguage(['sv', 'de-AT', 'en'])).toBe('de');
  });
  it('is French when it speaks none of them', () => {
    expect(preferredLanguage(['sv', 'ja'])).toBe('fr');
    expect(preferredLanguage([])).toBe('fr');
  });
});

describe('the languages that an establishment offers', () => {
  it('are all seven when its list is empty', () => {
    expect(offeredLanguages([])).toEqual(LANGUAGES);
    expect(isOfferedLanguage([], 'pt')).toBe(true);
  });
  it('are the authorised ones alone, in the order of the product', () => {
    expect(offeredLanguages(['de', 'fr'])).toEqual(['fr', 'de']);
    expect(LANGUAGES.filter((one) => isOfferedLanguage(['de', 'fr'], one))).toEqual(['fr', 'de']);
  });
  it('contain the current language even when it is not authorised', () => {
    expect(offeredLanguages(['de', 'fr'], 'en')).toEqual(['fr', 'en', 'de']);
    expect(offeredLanguages(['de', 'fr'], 'de')).toEqual(['fr', 'de']);
    expect(offeredLanguages(['de'], null)).toEqual(['de']);
  });
});

describe('the default language of a new person', () => {
  it('is the preferred one where the establishment offers it', () => {
    expect(defaultLanguage(['es', 'it'], 'it')).toBe('it');
    expect(defaultLanguage([], 'nl')).toBe('nl');
  });
  it('is the first authorised one elsewhere', () => {
    expect(defaultLanguage(['it', 'es'], 'fr')).toBe('es');
  });
});
