import { isSameLevel, lineageOf, type TaxonomyOfLevels, type QuestionLevel } from '../content/question-level.ts';
import type { PublishedQuestion } from './question.ts';
import type { Translated } from '../content/translated.ts';

/** A question that a species is asked, with the adaptations of its levels applied. */
export type QuestionOfSpecies = {
  readonly question: PublishedQuestion;
  /** the level that the question comes from */
  readonly from: QuestionLevel;
  /** the levels whose adaptations hold, the widest first */
  readonly adaptedAt: readonly QuestionLevel[];
};

/** A question that a level above or at the species leaves out. */
export type LeftOutQuestion = {
  readonly question: PublishedQuestion;
  readonly from: QuestionLevel;
  /** the widest level that leaves it out, which decides */
  readonly leftOutAt: QuestionLevel;
  readonly reason: Translated;
};

export type QuestionsOfLevel = {
  readonly asked: readonly QuestionOfSpecies[];
  readonly leftOut: readonly LeftOutQuestion[];
};

/**
 * Returns the questions of a species (or of a family, an order, base), computed from published ones: those of its own
 * level and of every level above, in the order base, order, family, species, each as the adaptations of these levels
 * make it. The adaptation of a lower level goes over that of a higher one, field by field. A question that a level
 * leaves out stands apart with the reason. An unknown species gets the questions of base.
 */
export function questionsOf(
  level: QuestionLevel,
  taxonomy: TaxonomyOfLevels,
  questions: readonly PublishedQuestion[],
): QuestionsOfLevel {
  const lineage = lineageOf(level, taxonomy);
  const asked: QuestionOfSpecies[] = [];
  const leftOut: LeftOutQuestion[] = [];
  for (const from of lineage)
    for (const question of questions.filter((one) => isSameLevel(one.level, from))) {
      const held = lineage.flatMap(
        (one) => question.adaptations.find((adaptation) => isSameLevel(adaptation.level, one)) ?? [],
      );
      const out = held.find(({ leftOutReason }) => leftOutReason !== null);
      const reason = out?.leftOutReason ?? null;
      if (out !== undefined && reason !== null) leftOut.push({ question, from, leftOutAt: out.level, reason });
      else asked.push({ question: adapted(question, held), from, adaptedAt: held.map(({ level: at }) => at) });
    }
  return { asked, leftOut };
}

function adapted(question: PublishedQuestion, held: PublishedQuestion['adaptations']): PublishedQuestion {
  const result = { ...question };
  for (const { wording, help, weight, references } of held) {
    if (wording !== null) result.wording = wording;
    if (help !== null) result.help = help;
    if (weight !== null) result.weight = weight;
    if (references !== null) result.references = references;
  }
  return result;
}
