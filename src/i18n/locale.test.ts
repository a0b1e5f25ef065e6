import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/users/language.ts';
import { languageOf, localeOf } from './locale.ts';

it.each(LANGUAGES)('the language of a locale is the one it was made for (%s)', (language) => {
  expect(languageOf(localeOf(language))).toBe(language);
});

it('an unknown locale is French', () => {
  expect(languageOf('ja-JP')).toBe('fr');
});

it('zero animals are plural in the Portuguese of Portugal, and singular in French', () => {
  expect(new Intl.PluralRules(localeOf('pt')).select(0)).toBe('other');
  expect(new Intl.PluralRules(localeOf('fr')).select(0)).toBe('one');
});
