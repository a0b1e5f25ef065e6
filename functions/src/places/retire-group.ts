import type { Transaction } from 'firebase-admin/firestore';
import { countedIn } from '../../../src/domain/groups/census.ts';
import { database } from '../common/firebase.ts';
import { groupPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { archiving } from './archiving.ts';
import { holdsLiving } from './living-animals.ts';
import { mayInSector } from '../common/park-actor.ts';
import { readPlaces } from './park-places.ts';
import type { Retired, Retirement } from './retirement.ts';

/** Archives, restores or deletes a group without living animals; returns it, or the refusal. */
export async function retireGroup(
  transaction: Transaction,
  { zooId, id, mode, actor }: Retirement,
): Promise<Retired | Refusal> {
  const group = (await readPlaces(transaction, zooId, [], [id])).groups.get(id);
  if (group === undefined) return refuse('group/not-found', 'id');
  if (!mayInSector(actor, 'group.archive', group.linkedSectorId)) return refuse('generic/permission-denied');
  if (mode !== 'restore' && (await holdsLiving(transaction, zooId, 'group.groupId', id)))
    return refuse('group/has-animals', 'id');
  if (mode === 'delete' && countedIn(group) > 0) return refuse('group/has-animals', 'id');
  const document = database().doc(groupPath(id));
  if (mode === 'delete') {
    // Members whose animal does not exist are left by a mistake.
    const members = await transaction.get(document.collection('animals').select());
    for (const member of members.docs) transaction.delete(member.ref);
    transaction.delete(document);
  } else transaction.update(document, archiving(group, mode));
  return { name: group.groupName };
}
