import type { ERROR_NAMESPACES } from '../../src/i18n/error-namespaces.ts';
import type { Language } from '../../src/domain/users/language.ts';

/** Sentences by area and name, as in the files. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = import.meta.glob<Sentences>('/locales/*/{entry,errors,*-errors}.json', {
  import: 'default',
  eager: true,
});

/** Returns the sentences of one file: of the sign-in page, of imported files, of questions, of a kind of content, or of everything else. */
export function sentencesOf(language: Language, file: (typeof ERROR_NAMESPACES)[number]): Sentences {
  return files[`/locales/${language}/${file}.json`] ?? {};
}
