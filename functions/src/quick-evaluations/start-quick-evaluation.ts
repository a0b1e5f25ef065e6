import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import {
  startQuickEvaluationContract,
  type StartQuickEvaluationRequest,
} from '../../../src/domain/callables/quick-evaluations.ts';
import { identityOf, questionsOfSpecies } from '../../../src/domain/quick-evaluations/question-set.ts';
import type {
  QuestionSet,
  QuickEvaluation,
  SetQuestion,
} from '../../../src/domain/quick-evaluations/quick-evaluation.ts';
import { subjectOfGroup } from '../../../src/domain/quick-groups/quick-group.ts';
import { storedBytes } from '../../../src/domain/shared/stored-bytes.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { parkActor } from '../common/park-actor.ts';
import { isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { publishedQuestionsIn } from '../questions/published-questions.ts';
import { bundleFor, speciesIn } from '../taxonomy/catalogue-bundle.ts';
import { evaluationPath, questionSetPath, quickGroupPath } from './quick-evaluation-paths.ts';
import { groupFrom } from './stored-quick-evaluation.ts';

/** The bytes that the questions of a set may take; a stored document holds 1 MiB. */
const MAX_SET_BYTES = 900_000;

/**
 * Begins an evaluation of a group with the published questions of its species, led by the caller. While one is running,
 * it is returned, so that two members or two presses begin one.
 * @source src/domain/callables/quick-evaluations.ts
 */
export const startQuickEvaluation = defineCallable(startQuickEvaluationContract, { handle: start });

async function start(
  { groupId }: StartQuickEvaluationRequest,
  caller: Caller,
): Promise<{ evaluationId: string } | Refusal> {
  if (!isDocumentId(groupId)) return refuse('evaluation/group-not-found', 'groupId');
  const known = groupFrom(groupId, (await database().doc(quickGroupPath(groupId)).get()).data());
  const actor = known === null ? null : await parkActor(known.zooId, caller);
  // A group of another establishment does not exist for the caller.
  if (actor === null || isRefusal(actor)) return refuse('evaluation/group-not-found', 'groupId');
  return database().runTransaction((transaction) => startIn(transaction, groupId, actor));
}

async function startIn(
  transaction: Transaction,
  groupId: string,
  actor: Actor,
): Promise<{ evaluationId: string } | Refusal> {
  const reference = database().doc(quickGroupPath(groupId));
  // The group is read first: of two starts at once the second finds what the first has begun.
  const group = groupFrom(groupId, (await transaction.get(reference)).data());
  if (group === null) return refuse('evaluation/group-not-found', 'groupId');
  if (!mayDo(actor, 'quickGroup.evaluate', subjectOfGroup(group))) return refuse('generic/permission-denied');
  if (group.isArchived) return refuse('evaluation/group-archived');
  if (group.runningId !== null) return { evaluationId: group.runningId };
  const { zooId, speciesIds } = group;
  const bundle = await bundleFor(database(), transaction);
  const published = await publishedQuestionsIn(transaction);
  const taxonomy = { ...bundle.head, species: speciesIn(bundle) };
  const questions = questionsOfSpecies(speciesIds, taxonomy, [...published.values()]);
  if (questions.length === 0) return refuse('evaluation/no-questions');
  if (storedBytes('questions', questions) > MAX_SET_BYTES) return refuse('evaluation/start-failed');
  const setId = setIdOf(questions);
  const set = database().doc(questionSetPath(groupId, setId));
  const isSetKnown = (await transaction.get(set)).exists;
  const { userId } = actor;
  const evaluationId = randomUUID();
  const atUnix = now();
  const evaluation: QuickEvaluation = {
    ...{ evaluationId, groupId, zooId, setId, speciesIds, status: 'running', leaderId: userId },
    ...{ steps: [], media: [], durationMs: 0, feedback: '', startedBy: userId, startedAtUnix: atUnix },
    ...{ finishedAtUnix: null, result: null, updatedBy: userId, updatedAtUnix: atUnix },
  };
  const questionSet: QuestionSet = { setId, groupId, zooId, questions, createdAtUnix: atUnix };
  if (!isSetKnown) transaction.create(set, withTimestamps(questionSet));
  transaction.create(database().doc(evaluationPath(groupId, evaluationId)), withTimestamps(evaluation));
  transaction.update(reference, { runningId: evaluationId });
  return { evaluationId };
}

/** Returns an id that is the same for the same questions alone. */
function setIdOf(questions: readonly SetQuestion[]): string {
  return createHash('sha256').update(identityOf(questions)).digest('hex').slice(0, 40);
}
