import type { EvaluationMedia } from '../../../src/domain/quick-evaluations/evaluation-media.ts';
import type {
  EvaluationStep,
  QuestionSet,
  QuickEvaluation,
} from '../../../src/domain/quick-evaluations/quick-evaluation.ts';
import type { PublishedQuestion } from '../../../src/domain/questions/question.ts';

/** An evaluation that its leader has just begun. */
export function aQuickEvaluation(differences: Partial<QuickEvaluation> = {}): QuickEvaluation {
  const leaderId = differences.leaderId ?? 'keeper-1';
  const now = Date.now();
  return {
    ...{ evaluationId: 'evaluation-1', groupId: 'quick-1', zooId: 'zoo-1', setId: 'set-1' },
    ...{
      speciesIds: ['suricata-suricatta'],
      status: 'running',
      leaderId,
      steps: [],
      media: [],
      durationMs: 0,
      feedback: '',
    },
    ...{ startedBy: leaderId, startedAtUnix: now, finishedAtUnix: null, result: null },
    ...{ updatedBy: leaderId, updatedAtUnix: now },
    ...differences,
  };
}

/** The step of an answer. */
export function aStep(questionId: string, value: EvaluationStep['value'], differences: Partial<EvaluationStep> = {}) {
  return { questionId, kind: 'answer', value, by: 'keeper-1', atUnix: Date.now(), ...differences } as const;
}

/** The questions of an evaluation, all about one species. */
export function aQuestionSet(
  questions: readonly PublishedQuestion[],
  differences: Partial<QuestionSet> = {},
): QuestionSet {
  return {
    ...{ setId: 'set-1', groupId: 'quick-1', zooId: 'zoo-1', createdAtUnix: Date.now() },
    questions: questions.map((question) => ({ question, speciesIds: ['suricata-suricatta'] })),
    ...differences,
  };
}

/** A photo of a question of an evaluation. */
export function anEvaluationMedium(differences: Partial<EvaluationMedia> = {}): EvaluationMedia {
  return {
    ...{ attachmentId: 'photo-1', questionId: 'shade', kind: 'photo', name: 'abri.jpg', contentType: 'image/jpeg' },
    ...{ bytes: 7, path: 'zoo-1/evaluations/quick-1/evaluation-1/photo-1', addedBy: 'keeper-1' },
    addedAtUnix: Date.parse('2025-01-15T08:00:00Z'),
    ...differences,
  };
}
