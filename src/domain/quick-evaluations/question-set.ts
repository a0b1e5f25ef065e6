import type { TaxonomyOfLevels } from '../content/question-level.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { questionsOf } from '../questions/questions-of.ts';
import type { SetQuestion } from './quick-evaluation.ts';

/**
 * Returns the questions of a group: those of all its species, each once, with the species that it is about. A question
 * that several species adapt in different ways is asked as the first of them adapts it. Questions of places that are
 * common to all come first, as the inheritance orders them.
 */
export function questionsOfSpecies(
  speciesIds: readonly string[],
  taxonomy: TaxonomyOfLevels,
  published: readonly PublishedQuestion[],
): SetQuestion[] {
  const found = new Map<string, SetQuestion>();
  for (const id of speciesIds)
    for (const { question } of questionsOf({ kind: 'species', id }, taxonomy, published).asked) {
      const known = found.get(question.questionId);
      found.set(question.questionId, {
        question: known?.question ?? question,
        speciesIds: [...(known?.speciesIds ?? []), id],
      });
    }
  return [...found.values()];
}

/** Returns a text that is the same for the same questions, in whatever order the database gives the fields of one. */
export function identityOf(questions: readonly SetQuestion[]): string {
  return JSON.stringify(questions, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
