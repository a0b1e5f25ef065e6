import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/users/language.ts';
import { languageOf, localeOf } from './locale.ts';

it.each(LANGUAGES)('the language of a locale is the one it was made for (%s)', (language) => {
  expect(languageOf(localeOf(language))).toBe(language);
});

it('a locale that is none of ours is French', () => {
  expect(languageOf('ja-JP')).toBe('fr');
});

it('no animals are several in the Portuguese of Portugal, and one in French', () => {
  expect(new Intl.PluralRules(localeOf('pt')).select(0)).toBe('other');
  expect(new Intl.PluralRules(localeOf('fr')).select(0)).toBe('one');
});
