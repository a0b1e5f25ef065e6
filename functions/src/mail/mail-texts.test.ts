import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/users/language.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** Every text of a language by its place, `invitation.subject`. */
function textsOf(value: object, at = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? textsOf(inner, `${at}${key}.`) : [[`${at}${key}`, String(inner)]],
  );
}
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

describe('the texts of messages', () => {
  it.each(LANGUAGES)('all exist in %s, with the same placeholders', (language) => {
    const french = textsOf(MAIL_TEXTS.fr);
    const own = textsOf(MAIL_TEXTS[language]);
    expect(own.map(([key]) => key)).toEqual(french.map(([key]) => key));
    expect(own.map(([key, text]) => [key, placeholdersOf(text)])).toEqual(
      french.map(([key, text]) => [key, placeholdersOf(text)]),
    );
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it('differ from language to language', () => {
    const subjects = LANGUAGES.map((language) => MAIL_TEXTS[language].invitation.text);
    expect(new Set(subjects).size).toBe(LANGUAGES.length);
  });
});
