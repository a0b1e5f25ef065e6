import type { QuickEvaluationsRepository } from '../../../src/data/quick-groups/quick-evaluations.repository.ts';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { AnsweredEvaluation } from '../../../src/domain/campaign-evaluations/evaluation-ref.ts';
import type { EvaluationMedia } from '../../../src/domain/quick-evaluations/evaluation-media.ts';
import type { QuestionSet, QuickEvaluation } from '../../../src/domain/quick-evaluations/quick-evaluation.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { liveSource } from './live-source.ts';

export type KnownQuickEvaluations = {
  readonly evaluations?: readonly QuickEvaluation[];
  readonly set?: QuestionSet;
  /** the first one is the one of a page */
  readonly campaignEvaluations?: readonly CampaignEvaluation[];
};

/** Returns quick evaluations that keep the steps and changes they are given; the first one is the one of a page. */
export function quickEvaluationsOf({
  evaluations = [],
  set,
  campaignEvaluations = [],
}: KnownQuickEvaluations): QuickEvaluationsRepository {
  let all = evaluations;
  const listed = () => ({ items: all, isCut: false, unreadable: 0, waitingIds: [] });
  const one = liveSource<QuickEvaluation>(all[0]);
  const list = liveSource(listed());
  const asked = liveSource<QuestionSet>(set);
  const keep = (evaluationId: string, change: (before: QuickEvaluation) => QuickEvaluation) => {
    all = all.map((before) => (before.evaluationId === evaluationId ? change(before) : before));
    if (all[0] !== undefined) one.show(all[0]);
    list.show(listed());
    return Promise.resolve(ok(null));
  };
  const ofCampaigns = evaluationsOfCampaigns(campaignEvaluations);
  return {
    start: () => Promise.resolve(ok({ evaluationId: all[0]?.evaluationId ?? 'new' })),
    addMedia: ({ evaluationId, questionId, attachmentId, name }) => {
      const file = {
        kind: 'photo',
        contentType: 'image/jpeg',
        bytes: 7,
        path: attachmentId,
        addedBy: 'keeper-1',
      } as const;
      const media = { ...file, attachmentId, questionId, name, addedAtUnix: Date.now() };
      void keep(evaluationId, (before) => ({ ...before, media: [...before.media, media] }));
      return Promise.resolve(ok({ attachmentId }));
    },
    removeMedia: ({ evaluationId, attachmentId }) => {
      const isKept = (file: EvaluationMedia) => file.attachmentId !== attachmentId;
      void keep(evaluationId, (before) => ({ ...before, media: before.media.filter(isKept) }));
      return Promise.resolve(ok({}));
    },
    watchOne: (_one, watcher) => one.watch(watcher),
    watchAll: (_groupId, watcher) => list.watch(watcher),
    watchSet: (_set, watcher) => asked.watch(watcher),
    ...ofCampaigns.watched,
    addStep: ({ groupId, evaluationId, step, durationMs }) => {
      const change = <One extends AnsweredEvaluation>(before: One) => {
        return { ...before, steps: [...before.steps, step], durationMs };
      };
      return groupId === null ? ofCampaigns.keep(evaluationId, change) : keep(evaluationId, change);
    },
    change: ({ groupId, evaluationId, fields }) => {
      const change = <One extends AnsweredEvaluation>(before: One) => ({ ...before, ...fields });
      return groupId === null ? ofCampaigns.keep(evaluationId, change) : keep(evaluationId, change);
    },
  };
}

/** Returns evaluations of campaigns that keep what they are given. */
function evaluationsOfCampaigns(given: readonly CampaignEvaluation[]) {
  let all = given;
  const listed = () => ({ items: all, isCut: false, unreadable: 0, waitingIds: [] });
  const one = liveSource<CampaignEvaluation>(all[0]);
  const list = liveSource(listed());
  return {
    keep(evaluationId: string, change: (before: CampaignEvaluation) => CampaignEvaluation) {
      all = all.map((before) => (before.evaluationId === evaluationId ? change(before) : before));
      if (all[0] !== undefined) one.show(all[0]);
      list.show(listed());
      return Promise.resolve(ok(null));
    },
    watched: {
      startOfCampaign: () => Promise.resolve(ok({ evaluationId: all[0]?.evaluationId ?? 'new' })),
      giveSecondOpinion: () => Promise.resolve(ok({ evaluationId: 'second' })),
      watchOneOfCampaign: (_id, watcher) => one.watch(watcher),
      watchOfCampaign: (_campaign, watcher) => list.watch(watcher),
    } satisfies Partial<QuickEvaluationsRepository>,
  };
}
