import {
  type Answering,
  NOTHING_ANSWERED,
  withAnswer,
  withComment,
  withoutSkip,
  withSkip,
} from '../questionnaires/answering.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { mediaOf } from './evaluation-media.ts';
import type { EvaluationStep, QuickEvaluation } from './quick-evaluation.ts';

/**
 * Returns the answers of an evaluation: the last step of a question counts, and a question that asks for media is
 * answered by its files, unless it is skipped.
 */
export function answeringOf(
  { steps, media }: Pick<QuickEvaluation, 'steps' | 'media'>,
  questions: readonly Pick<PublishedQuestion, 'questionId' | 'type'>[],
): Answering {
  return questions.reduce<Answering>((answering, { questionId, type }) => {
    const files = type === 'media' && !answering.skipped.includes(questionId) ? mediaOf(media, questionId) : [];
    const ids = files.map(({ attachmentId }) => attachmentId);
    return ids.length === 0 ? answering : withAnswer(answering, questionId, ids);
  }, answeringOfSteps(steps));
}

function answeringOfSteps(steps: readonly EvaluationStep[]): Answering {
  return steps.reduce<Answering>((answering, { questionId, kind, value }) => {
    switch (kind) {
      case 'answer':
        return withAnswer(answering, questionId, value);
      case 'comment':
        return withComment(answering, questionId, typeof value === 'string' ? value : '');
      case 'skip':
        return withSkip(answering, questionId);
      case 'unskip':
        return withoutSkip(answering, questionId);
    }
  }, NOTHING_ANSWERED);
}
