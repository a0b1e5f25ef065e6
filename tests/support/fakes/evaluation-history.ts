import type { EvaluationHistoryRepository } from '../../../src/data/evaluation-history/evaluation-history.repository.ts';
import { historyFacts } from '../../../src/domain/evaluation-history/evaluation-history.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import type { QuickEvaluation } from '../../../src/domain/quick-evaluations/quick-evaluation.ts';
import { ok } from '../../../src/domain/shared/result.ts';

export type KnownHistory = {
  readonly observationSessions?: readonly ObservationSession[];
  readonly finishedEvaluations?: readonly QuickEvaluation[];
  readonly campaignEvaluations?: readonly CampaignEvaluation[];
};

/** Returns the history of these sessions and quick evaluations, as far as a question reaches. */
export function evaluationHistoryOf({
  observationSessions = [],
  finishedEvaluations = [],
  campaignEvaluations = [],
}: KnownHistory): EvaluationHistoryRepository {
  return {
    read: ({ fromMs, untilMs, readsQuick }) =>
      Promise.resolve(
        ok({
          ...{ isCut: false, unreadable: 0 },
          facts: historyFacts(observationSessions, readsQuick ? finishedEvaluations : [], campaignEvaluations).filter(
            ({ atUnix }) => atUnix >= fromMs && (untilMs === null || atUnix < untilMs),
          ),
        }),
      ),
  };
}
