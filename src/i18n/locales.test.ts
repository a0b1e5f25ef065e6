import { expect, it } from 'vitest';
import { ERROR_CODES } from '#domain/errors/catalogue.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { errorKey } from './error-message.ts';

type Sentences = Record<string, Record<string, string>>;
const files = import.meta.glob<Sentences>('/locales/*/errors.json', { import: 'default', eager: true });

it.each(LANGUAGES)('every code of the error catalogue has a sentence (%s)', (language) => {
  const sentences = files[`/locales/${language}/errors.json`] ?? {};
  const without = ERROR_CODES.filter((code) => {
    const [area = '', name = ''] = errorKey(code).split('.');
    const text = sentences[area]?.[name] ?? sentences[area]?.[`${name}_other`] ?? '';
    return text.trim() === '';
  });
  expect(without).toEqual([]);
});

it.each(LANGUAGES)('every sentence is that of a code (%s)', (language) => {
  const keys = new Set<string>(ERROR_CODES.map(errorKey));
  const sentences = Object.entries(files[`/locales/${language}/errors.json`] ?? {});
  const written = sentences.flatMap(([area, names]) => Object.keys(names).map((name) => `${area}.${name}`));
  expect(written.filter((key) => !keys.has(key.replace(/_(one|many|other)$/, '')))).toEqual([]);
});

it('a key is the code in camel case', () => {
  expect(errorKey('task/already-taken')).toBe('task.alreadyTaken');
  expect(errorKey('auth/too-many-requests')).toBe('auth.tooManyRequests');
  expect(errorKey('generic/offline')).toBe('generic.offline');
});
