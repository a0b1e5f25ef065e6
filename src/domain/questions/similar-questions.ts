import { foldedWords } from '../text/folded.ts';
import { LANGUAGES } from '../users/language.ts';
import type { Translated } from '../content/translated.ts';

/** From this share of common words on, two wordings are pointed out as similar. */
export const SIMILAR_FROM = 0.6;
/** A wording with fewer words is compared as a whole only. */
const MIN_WORDS = 4;

type Worded = { readonly questionId: string; readonly wording: Partial<Translated> };
export type SimilarQuestion<Of extends Worded> = {
  readonly question: Of;
  /** whether the wordings are the same but for accents, capitals and punctuation */
  readonly isSame: boolean;
  /** share of common words, of 1 */
  readonly likeness: number;
};

/**
 * Returns the questions whose wording is like a typed one in any language, the most alike first; empty while little is
 * typed. The question itself, `ownId`, is not among them.
 */
export function similarQuestions<Of extends Worded>(
  wording: Translated,
  questions: readonly Of[],
  ownId: string | null,
): SimilarQuestion<Of>[] {
  const typed = LANGUAGES.map((language) => [language, foldedWords(wording[language])] as const).filter(
    ([, words]) => words.length > 0,
  );
  return questions
    .filter(({ questionId }) => questionId !== ownId)
    .map((question) => {
      const found = typed.map(([language, words]) => compared(words, foldedWords(question.wording[language] ?? '')));
      const likeness = Math.max(0, ...found.map((one) => one.likeness));
      return { question, likeness, isSame: found.some((one) => one.isSame) };
    })
    .filter(({ isSame, likeness }) => isSame || likeness >= SIMILAR_FROM)
    .toSorted((one, other) => Number(other.isSame) - Number(one.isSame) || other.likeness - one.likeness);
}

function compared(words: readonly string[], others: readonly string[]): { isSame: boolean; likeness: number } {
  if (others.length === 0) return { isSame: false, likeness: 0 };
  if (words.join(' ') === others.join(' ')) return { isSame: true, likeness: 1 };
  if (Math.min(words.length, others.length) < MIN_WORDS) return { isSame: false, likeness: 0 };
  const common = words.filter((word) => others.includes(word)).length;
  return { isSame: false, likeness: common / (words.length + others.length - common) };
}
