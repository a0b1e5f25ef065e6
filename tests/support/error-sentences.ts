import type { Language } from '../../src/domain/users/language.ts';

/** Sentences by area and name, as in the files. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = import.meta.glob<Sentences>('/locales/*/{entry,errors}.json', { import: 'default', eager: true });

/** Returns the sentences of one file: `entry` is what the sign-in page can say, `errors` the rest. */
export function sentencesOf(language: Language, file: 'entry' | 'errors'): Sentences {
  return files[`/locales/${language}/${file}.json`] ?? {};
}
