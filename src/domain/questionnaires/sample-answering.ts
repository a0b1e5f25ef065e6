import type { PublishedQuestion } from '../questions/question.ts';
import { type AnswerValue, scoreOf } from '../scoring/question-score.ts';
import { type Answering, NOTHING_ANSWERED, withAnswer, withSkip } from './answering.ts';
import { askedIds, type Flow } from './flow.ts';

/** How good the sample's answers are, of 100, in turn: a park that does well, with something to improve. */
const SAMPLE_QUALITY = [100, 75, 50, 100, 25, 80] as const;
/** The sample skips this question in every dozen, where it may be skipped. */
const SAMPLE_SKIPPED = 7;

/**
 * Returns made-up answers to the questions of a flow, always the same ones, to show scores without an evaluation: each
 * asked question that scores gets the answer nearest to a quality, one in twelve is skipped. A sample, nobody's data: a
 * screen that shows it says so. Texts, days and media stay unanswered.
 */
export function sampleAnswering(flow: Flow): Answering {
  let answering = NOTHING_ANSWERED;
  for (const [place, question] of flow.questions.entries()) {
    const { questionId } = question;
    // A later question may depend on an answer given just now.
    if (!askedIds(flow, answering).includes(questionId)) continue;
    answering =
      place % 12 === SAMPLE_SKIPPED && !flow.required.has(questionId)
        ? withSkip(answering, questionId)
        : withAnswer(answering, questionId, sampleAnswer(question, SAMPLE_QUALITY[place % SAMPLE_QUALITY.length] ?? 0));
  }
  return answering;
}

function sampleAnswer(question: PublishedQuestion, quality: number): AnswerValue {
  const scored = possibleAnswers(question).flatMap((answer) => {
    const result = scoreOf(question, answer);
    return result === null ? [] : [{ answer, distance: Math.abs((100 * result.score) / result.max - quality) }];
  });
  return scored.toSorted((one, other) => one.distance - other.distance)[0]?.answer ?? null;
}

/** One answer for each choice, each band or each step of a scale. */
function possibleAnswers({ type, answers, minChoices, maxChoices, bands, ...question }: PublishedQuestion) {
  const ids = answers.map(({ answerId }) => answerId);
  switch (type) {
    case 'single_choice':
    case 'yes_no':
      return ids;
    case 'multiple_choice': {
      const sizes = Array.from({ length: (maxChoices ?? ids.length) + 1 }, (_, size) => size);
      return sizes.filter((size) => size >= (minChoices ?? 0)).map((size) => ids.slice(0, size));
    }
    case 'number':
      return bands
        .map(({ from, to }) => from ?? question.min ?? (to === null ? 0 : to - 1))
        .filter((value) => value >= (question.min ?? -Infinity) && value <= (question.max ?? Infinity));
    case 'scale':
      return Array.from({ length: question.scaleMax ?? 0 }, (_, place) => place + 1);
    case 'text':
    case 'date':
    case 'media':
      return [];
  }
}
