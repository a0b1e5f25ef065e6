import type { Transaction } from 'firebase-admin/firestore';
import type { TaskContent } from '../../../src/domain/tasks/check-task.ts';
import { MAX_TARGETS } from '../../../src/domain/tasks/task.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, userPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { livingTarget, type Places, readWithin } from './living-target.ts';

/**
 * Returns the places of a target, or the refusal: something chosen is gone, there are more sectors or enclosures than
 * one task can name, or a person does not belong to the establishment.
 */
export async function checkReferences(
  transaction: Transaction,
  zooId: string,
  { target, responsibleIds }: TaskContent,
): Promise<Places | Refusal> {
  const places = await livingTarget(zooId, target, readWithin(database(), transaction));
  if (places.target.ids.length < target.ids.length) return refuse('task/target-unknown', 'target');
  const isTooWide = places.sectorIds.length > MAX_TARGETS.SECTOR || places.enclosureIds.length > MAX_TARGETS.ENCLOSURE;
  if (isTooWide) return refuse('task/too-many-targets', 'target');
  const belong = await doBelong(transaction, zooId, responsibleIds);
  return belong ? places : refuse('task/responsible-unknown', 'responsibleIds');
}

async function doBelong(transaction: Transaction, zooId: string, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return true;
  if (!userIds.every(isDocumentId)) return false;
  const people = await transaction.getAll(...userIds.map((userId) => database().doc(userPath(userId))), {
    fieldMask: ['zooId', 'isDeleted'],
  });
  return people.every((person) => person.get('zooId') === zooId && person.get('isDeleted') !== true);
}
