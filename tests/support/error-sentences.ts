import type { Language } from '../../src/domain/users/language.ts';

/** Sentences by area and name, as in the files. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = import.meta.glob<Sentences>(
  '/locales/*/{entry,errors,import-errors,question-errors,ethogram-errors,questionnaire-errors,profile-errors,context-errors,answer-errors,campaign-errors,session-errors}.json',
  {
    import: 'default',
    eager: true,
  },
);

export const SENTENCE_FILES = [
  'entry',
  'errors',
  'import-errors',
  'question-errors',
  'ethogram-errors',
  'questionnaire-errors',
  'profile-errors',
  'answer-errors',
  'context-errors',
  'campaign-errors',
  'session-errors',
] as const;
type SentenceFile = (typeof SENTENCE_FILES)[number];

/** Returns the sentences of one file: of the sign-in page, of imported files, of questions, of a kind of content, or of everything else. */
export function sentencesOf(language: Language, file: SentenceFile): Sentences {
  return files[`/locales/${language}/${file}.json`] ?? {};
}
