import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#domain/errors/catalogue.ts';
import { LANGUAGES, type Language } from '#domain/users/language.ts';
import { sentencesOf } from '../../tests/support/error-sentences.ts';
import { errorKey } from './error-message.ts';

function keysOf(language: Language, file: 'entry' | 'errors'): string[] {
  const names = Object.entries(sentencesOf(language, file)).flatMap(([area, sentences]) =>
    Object.keys(sentences).map((name) => `${area}.${name.replace(/_(one|many|other)$/, '')}`),
  );
  return [...new Set(names)];
}

describe.each(LANGUAGES)('the sentences of errors (%s)', (language) => {
  it('exist for every code of the catalogue', () => {
    const written = (['entry', 'errors'] as const).map((file) => sentencesOf(language, file));
    const without = ERROR_CODES.filter((code) => {
      const [area = '', name = ''] = errorKey(code).split('.');
      return !written.some((file) => (file[area]?.[name] ?? file[area]?.[`${name}_other`] ?? '').trim() !== '');
    });
    expect(without).toEqual([]);
  });
  it('belong each to a code', () => {
    const keys = new Set<string>(ERROR_CODES.map(errorKey));
    const written = [...keysOf(language, 'entry'), ...keysOf(language, 'errors')];
    expect(written.filter((key) => !keys.has(key))).toEqual([]);
  });
  it('are each written once, in the file of the sign-in pages or in the other', () => {
    const entry = keysOf(language, 'entry');
    expect(keysOf(language, 'errors').filter((key) => entry.includes(key))).toEqual([]);
    expect(entry.toSorted()).toEqual(keysOf('fr', 'entry').toSorted());
  });
});

it('a key is the code in camel case', () => {
  expect(errorKey('task/already-taken')).toBe('task.alreadyTaken');
  expect(errorKey('auth/too-many-requests')).toBe('auth.tooManyRequests');
  expect(errorKey('generic/offline')).toBe('generic.offline');
});
