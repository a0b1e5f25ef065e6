import { arrayUnion, doc, type Firestore, updateDoc } from 'firebase/firestore';
import {
  addEvaluationMediaContract,
  removeEvaluationMediaContract,
  startQuickEvaluationContract,
} from '#domain/callables/quick-evaluations.ts';
import { giveSecondOpinionContract, startCampaignEvaluationContract } from '#domain/callables/campaign-evaluations.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import type { EvaluationRef } from '#domain/campaign-evaluations/evaluation-ref.ts';
import { CAMPAIGN_EVALUATIONS } from '#domain/collections/campaign-evaluations.ts';
import { QUESTION_SETS, QUICK_EVALUATIONS } from '#domain/collections/quick-groups.ts';
import { appError, type AppError } from '#domain/errors/app-error.ts';
import type { EvaluationStep, QuestionSet, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { fail } from '#domain/shared/result.ts';
import { callOf } from '../callables/call-function.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';
import { storedFields } from '../firebase/document-reader.ts';
import { collectionPath } from '../firebase/collection-path.ts';
import { documentsRepository } from '../firebase/documents.repository.ts';
import type { Listed } from '../listed.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';

/** The most evaluations of a group that are read: two a week for two years. */
export const MAX_EVALUATIONS_READ = 200;
/** The most evaluations of a campaign that are read, each with its answers: its animals and enclosures several times. */
export const MAX_CAMPAIGN_EVALUATIONS_READ = 500;

/** An evaluation of a group. */
export type OneEvaluation = { readonly groupId: string; readonly evaluationId: string };
/** A group, with its establishment: the rules open a list of evaluations by that alone. */
export type GroupOfEvaluations = { readonly zooId: string; readonly groupId: string };
/** A campaign, with its establishment; people who read no results ask for the evaluations that they lead. */
export type CampaignOfEvaluations = {
  readonly zooId: string;
  readonly campaignId: string;
  readonly leaderId?: string;
};
/** A step of the person who leads an evaluation, and the time spent so far. */
export type NewStep = EvaluationRef & { readonly step: EvaluationStep; readonly durationMs: number };
/** The end of an evaluation, or a change of the person who leads it. */
export type EvaluationChange = EvaluationRef & {
  readonly userId: string;
  readonly fields: Partial<Pick<QuickEvaluation, 'status' | 'leaderId' | 'feedback' | 'durationMs' | 'finishedAtUnix'>>;
};

const calls = {
  start: callOf(startQuickEvaluationContract),
  startOfCampaign: callOf(startCampaignEvaluationContract),
  giveSecondOpinion: callOf(giveSecondOpinionContract),
  addMedia: callOf(addEvaluationMediaContract),
  removeMedia: callOf(removeEvaluationMediaContract),
};

export type QuickEvaluationsRepository = typeof calls & {
  /** Listens to an evaluation; 'evaluation/load-failed' when there is none of that id. */
  watchOne(one: OneEvaluation, watcher: Watcher<QuickEvaluation>): Unwatch;
  /** Listens to the evaluations of a group, the latest first. */
  watchAll(group: GroupOfEvaluations, watcher: Watcher<Listed<QuickEvaluation>>): Unwatch;
  /** Listens to an evaluation of a campaign; 'evaluation/load-failed' when there is none of that id. */
  watchOneOfCampaign(evaluationId: string, watcher: Watcher<CampaignEvaluation>): Unwatch;
  /** Listens to the evaluations of a campaign, the latest first. */
  watchOfCampaign(campaign: CampaignOfEvaluations, watcher: Watcher<Listed<CampaignEvaluation>>): Unwatch;
  /** Listens to the questions of evaluations, which never change. */
  watchSet(set: { readonly groupId: string; readonly setId: string }, watcher: Watcher<QuestionSet>): Unwatch;
  /** Adds a step: at once on this device, and on the server when there is a network. */
  addStep(step: NewStep): Confirmed;
  change(change: EvaluationChange): Confirmed;
};

/**
 * Returns the fault of a set of questions that cannot be read: 'evaluation/question-type-unsupported' for a question of
 * a type that this version of the app does not know, every other error as it is.
 */
function setFault(error: AppError): AppError {
  const isOfType = error.code === 'generic/bad-document' && String(error.params?.['field']).endsWith('.type');
  return isOfType ? appError('evaluation/question-type-unsupported') : error;
}

/** Returns the quick evaluations of a database, with the server's calls that begin one, add and remove its media. */
export function quickEvaluationsRepository(database: Firestore): QuickEvaluationsRepository {
  const documents = documentsRepository(database);
  const missing = 'evaluation/load-failed';
  const otherwise = 'evaluation/save-failed';
  return {
    ...calls,
    watchOne: ({ groupId, evaluationId }, watcher) =>
      documents.watchOne(QUICK_EVALUATIONS, { parents: { groupId }, id: evaluationId, missing }, watcher),
    watchAll: ({ zooId, groupId }, watcher) =>
      documents.watchList(
        QUICK_EVALUATIONS,
        { parents: { groupId }, equals: { zooId }, by: 'startedAtUnix', direction: 'desc', max: MAX_EVALUATIONS_READ },
        (one, other) => other.startedAtUnix - one.startedAtUnix,
        watcher,
      ),
    watchOneOfCampaign: (id, watcher) => documents.watchOne(CAMPAIGN_EVALUATIONS, { id, missing }, watcher),
    watchOfCampaign: (campaign, watcher) =>
      documents.watchList(
        CAMPAIGN_EVALUATIONS,
        { equals: campaign, by: 'startedAtUnix', direction: 'desc', max: MAX_CAMPAIGN_EVALUATIONS_READ },
        (one, other) => other.startedAtUnix - one.startedAtUnix,
        watcher,
      ),
    watchSet: ({ groupId, setId }, watcher) =>
      documents.watchOne(
        QUESTION_SETS,
        { parents: { groupId }, id: setId, missing },
        { ...watcher, next: (read) => watcher.next(read.ok ? read : fail(setFault(read.error))) },
      ),
    addStep({ groupId, evaluationId, step, durationMs }) {
      const written = updateDoc(doc(database, collectionOf(groupId), evaluationId), {
        ...storedFields(QUICK_EVALUATIONS.schema, { updatedBy: step.by, updatedAtUnix: step.atUnix }),
        steps: arrayUnion(step),
        durationMs,
      });
      return confirmedWrite('evaluations', otherwise, written);
    },
    change: ({ groupId, evaluationId: id, userId, fields }) =>
      groupId === null
        ? documents.change(CAMPAIGN_EVALUATIONS, { id, userId, fields, otherwise })
        : documents.change(QUICK_EVALUATIONS, { parents: { groupId }, id, userId, fields, otherwise }),
  };
}

/** Returns the path of the evaluations of a group, or, without one, of campaigns. */
function collectionOf(groupId: string | null): string {
  return groupId === null
    ? collectionPath(CAMPAIGN_EVALUATIONS.path)
    : collectionPath(QUICK_EVALUATIONS.path, { groupId });
}
