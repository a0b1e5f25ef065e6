import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/users/language.ts';
import { sentencesOf } from '../../tests/support/error-sentences.ts';
import { ERROR_NAMESPACES } from './error-namespaces.ts';
import { errorKey } from './error-message.ts';
import { EVERY_CODE as CODES } from '../../tests/support/every-error-code.ts';

function keysOf(language: Language, file: (typeof ERROR_NAMESPACES)[number]): string[] {
  const names = Object.entries(sentencesOf(language, file)).flatMap(([area, sentences]) =>
    Object.keys(sentences).map((name) => `${area}.${name.replace(/_(one|many|other|manager)$/, '')}`),
  );
  return [...new Set(names)];
}

function flat(sentences: ReturnType<typeof sentencesOf>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([area, names]) =>
      Object.entries(names).map(([name, text]) => [`${area}.${name}`, text] as const),
    ),
  );
}

describe.each(LANGUAGES)('the sentences of errors (%s)', (language) => {
  it('exist for every code of the catalogue', () => {
    const written = ERROR_NAMESPACES.map((file) => sentencesOf(language, file));
    const without = CODES.filter((code) => {
      const [area = '', name = ''] = errorKey(code).split('.');
      return !written.some((file) => (file[area]?.[name] ?? file[area]?.[`${name}_other`] ?? '').trim() !== '');
    });
    expect(without).toEqual([]);
  });
  it('belong each to a code', () => {
    const keys = new Set<string>(CODES.map(errorKey));
    const written = ERROR_NAMESPACES.flatMap((file) => keysOf(language, file));
    expect(written.filter((key) => !keys.has(key))).toEqual([]);
  });
  it('are each written once, in the same file in every language', () => {
    const written = ERROR_NAMESPACES.flatMap((file) => keysOf(language, file));
    expect(new Set(written).size).toBe(written.length);
    for (const file of ERROR_NAMESPACES)
      expect(keysOf(language, file).toSorted()).toEqual(keysOf('fr', file).toSorted());
  });
});

/** Sentences for people without a session that knows their role: signed out, without a profile, not yet registered. */
const SAID_WITHOUT_A_ROLE = [
  'auth.addressChanged',
  'auth.locked',
  'generic.somethingWentWrong',
  'auth.disabled',
  'auth.deleted',
  'auth.profileMissing',
  'auth.invitationInvalid',
  'auth.invitationExpired',
  'password.temporaryExpired',
];

describe('the sentences that send people to a manager', () => {
  const allOf = (language: Language): Record<string, string> =>
    Object.assign({}, ...ERROR_NAMESPACES.map((file) => flat(sentencesOf(language, file))));
  it('have a form for managers, except those for people whose role is not known', () => {
    const french = allOf('fr');
    const sending = Object.entries(french)
      .filter(
        ([key, text]) =>
          /responsable de votre établissement|administrateur/.test(text) && !(`${key}_manager` in french),
      )
      .map(([key]) => key);
    expect(sending.toSorted()).toEqual(SAID_WITHOUT_A_ROLE.toSorted());
  });
  it.each(LANGUAGES)('name no manager in the form for managers (%s)', (language) => {
    const forManagers = Object.entries(allOf(language)).filter(([key]) => key.endsWith('_manager'));
    expect(forManagers.map(([key]) => key).toSorted()).toEqual([
      'generic.badDocument_manager',
      'generic.permissionDenied_manager',
    ]);
    const manager = /responsable|manager|leitung|responsabile|responsável|administra|amministra|beheerder/i;
    expect(forManagers.filter(([, text]) => manager.test(text))).toEqual([]);
  });
});

it('a key is the code in camel case', () => {
  expect(errorKey('task/already-taken')).toBe('task.alreadyTaken');
  expect(errorKey('auth/too-many-requests')).toBe('auth.tooManyRequests');
  expect(errorKey('generic/offline')).toBe('generic.offline');
});
