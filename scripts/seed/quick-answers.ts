import type { PublishedQuestion, QuestionCategory } from '../../src/domain/questions/question.ts';
import type { EvaluationStep } from '../../src/domain/quick-evaluations/quick-evaluation.ts';
import { type AnswerValue, scoreOf } from '../../src/domain/scoring/question-score.ts';
import { instantOf } from './fates.ts';
import type { Random } from './random.ts';

/** Numbers that suit degrees, hours and animals alike. */
const UNSCORED = [2, 8, 15];

const COMMENTS = [
  'Vu ce matin pendant le nourrissage.',
  'À revoir après les travaux de l’abri.',
  'Un seul animal concerné.',
  'Noté avec la vétérinaire.',
] as const;

/** The way in which somebody answers: who, from when, and how well each category does, 0 to 1. */
type Answerer = {
  readonly leaderId: string;
  readonly startedAtUnix: number;
  readonly wantedOf: (category: QuestionCategory) => number;
};

/** Returns the steps of an evaluation, one after the other: answers near to what is wanted, a few skips and comments. */
export function answeredSteps(
  questions: readonly PublishedQuestion[],
  { leaderId, startedAtUnix, wantedOf }: Answerer,
  random: Random,
): EvaluationStep[] {
  const steps: EvaluationStep[] = [];
  for (const [position, question] of questions.entries()) {
    const atUnix = startedAtUnix + (position + 1) * 20_000 + random.between(0, 9_000);
    const step = { questionId: question.questionId, by: leaderId, atUnix };
    const wanted = wantedOf(question.category) + (random.next() - 0.5) * 0.3;
    const value = random.chance(0.04) ? null : answerOf(question, wanted, { random, today: startedAtUnix });
    if (value === null) steps.push({ ...step, kind: 'skip', value: null });
    else steps.push({ ...step, kind: 'answer', value: typeof value === 'object' ? [...value] : value });
    if (random.chance(0.05))
      steps.push({ ...step, kind: 'comment', value: random.pick(COMMENTS), atUnix: atUnix + 5_000 });
  }
  return steps;
}

function answerOf(
  question: PublishedQuestion,
  wanted: number,
  { random, today }: { readonly random: Random; readonly today: number },
): AnswerValue {
  if (question.type === 'date') return new Date(instantOf(today, random.between(20, 200))).toISOString().slice(0, 10);
  if (question.type === 'text') return 'Rien à signaler.';
  return answerNear(question, Math.min(Math.max(wanted, 0), 1), random);
}

/** Returns the answer of a question that comes nearest to a part of its best score, 0 to 1; null where none is scored. */
export function answerNear(question: PublishedQuestion, wanted: number, random: Random): AnswerValue {
  const scored = candidatesOf(question).flatMap((answer) => {
    const found = scoreOf(question, answer);
    return found === null ? [] : [{ answer, distance: Math.abs(found.score / found.max - wanted) }];
  });
  const nearest = Math.min(...scored.map(({ distance }) => distance));
  const best = scored.filter(({ distance }) => distance <= nearest + 0.001);
  return best.length === 0 ? null : random.pick(best).answer;
}

/** Returns an answer that a person could give; null for a question that is answered in free words. */
export function anyAnswer(question: PublishedQuestion, random: Random): AnswerValue {
  const answers = candidatesOf(question);
  return answers.length === 0 ? null : random.pick(answers);
}

/** Returns answers that a person could give: of each score that a question has, or small numbers above zero. */
function candidatesOf({ type, answers, scaleMax, min, max, bands, ...limits }: PublishedQuestion): AnswerValue[] {
  const ids = answers.map(({ answerId }) => answerId);
  switch (type) {
    case 'single_choice':
    case 'yes_no':
      return ids;
    case 'multiple_choice': {
      const [least, most] = [limits.minChoices ?? 1, limits.maxChoices ?? ids.length];
      return ids.flatMap((_id, from) =>
        Array.from({ length: most - least + 1 }, (_one, more) => ids.slice(from, from + least + more)),
      );
    }
    case 'scale':
      return Array.from({ length: scaleMax ?? 0 }, (_one, at) => at + 1);
    case 'number':
      if (bands.length === 0) return UNSCORED.map((more) => Math.min(Math.max(min ?? 0, 0) + more, max ?? Infinity));
      return bands.map(({ from, to }) => Math.round(((from ?? min ?? 0) + (to ?? max ?? (from ?? 0) + 2)) / 2));
    case 'text':
    case 'date':
    case 'media':
      return [];
  }
}
