import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';

/** An evaluation of an enclosure of a welfare campaign that its leader has just begun, changed by `differences`. */
export function aCampaignEvaluation(differences: Partial<CampaignEvaluation> = {}): CampaignEvaluation {
  const leaderId = differences.leaderId ?? 'keeper-1';
  const now = Date.now();
  return {
    ...{ evaluationId: 'evaluation-1', zooId: 'zoo-1', campaignId: 'campaign-1', campaignType: 'welfare' },
    ...{ subjectKind: 'enclosure', subjectId: 'enclosure-1', questionnaireId: 'que-test', questionnaireVersion: 1 },
    secondOf: null,
    ...{ status: 'running', leaderId, steps: [], media: [], durationMs: 0, feedback: '' },
    ...{ startedBy: leaderId, startedAtUnix: now, finishedAtUnix: null, result: null },
    ...{ updatedBy: leaderId, updatedAtUnix: now },
    ...differences,
  };
}
