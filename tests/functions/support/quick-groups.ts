import { randomUUID } from 'node:crypto';
import type { QuickGroup } from '../../../src/domain/quick-groups/quick-group.ts';
import { aPublishedQuestion } from '../../support/builders/question.ts';
import { aQuestionSet, aQuickEvaluation } from '../../support/builders/quick-evaluation.ts';
import { aQuickGroup } from '../../support/builders/quick-group.ts';
import { database } from './suite.ts';

/** Stores a group of quick evaluations of a person, and returns its id. */
export async function createQuickGroup(
  zooId: string,
  ownerId: string,
  differences: Partial<QuickGroup> = {},
): Promise<string> {
  const groupId = randomUUID();
  await database.doc(`fastEvalGroups/${groupId}`).set(aQuickGroup({ groupId, zooId, ownerId, ...differences }));
  return groupId;
}

/** Stores a group of a person with a running evaluation of one question, and returns their ids. */
export async function createRunningEvaluation(
  zooId: string,
  ownerId: string,
  differences: Partial<QuickGroup> = {},
): Promise<{ readonly groupId: string; readonly evaluationId: string; readonly questionId: string }> {
  const evaluationId = randomUUID();
  const question = aPublishedQuestion();
  const groupId = await createQuickGroup(zooId, ownerId, { runningId: evaluationId, ...differences });
  const setId = randomUUID();
  const group = database.doc(`fastEvalGroups/${groupId}`);
  await group
    .collection('questionSets')
    .doc(setId)
    .set(aQuestionSet([question], { setId, groupId, zooId }));
  const evaluation = aQuickEvaluation({ evaluationId, groupId, zooId, setId, leaderId: ownerId });
  await group.collection('evaluations').doc(evaluationId).set(evaluation);
  return { groupId, evaluationId, questionId: question.questionId };
}
