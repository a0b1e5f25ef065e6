import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { Group } from '../../../src/domain/groups/group.ts';
import { database } from '../common/firebase.ts';
import { groupPath } from '../common/paths.ts';
import { mayInSector } from '../common/park-actor.ts';
import { readPlaces } from '../places/park-places.ts';
import type { KeptGroup } from './import-steps.ts';

type Counts = { readonly removed: number; readonly restored: number; readonly kept: number };

/**
 * Reads the groups of a call of an import, and returns a function that undoes its effects on them and their numbers: a
 * new group goes, a changed one gets its former values back. A group that somebody has changed since, that has animals
 * with a record, or that the person may not change stays as it is.
 */
export async function groupsToUndo(
  transaction: Transaction,
  zooId: string,
  kept: readonly KeptGroup[],
  actor: Actor,
): Promise<() => Counts> {
  const { groups } = await readPlaces(
    transaction,
    zooId,
    [],
    kept.map(({ groupId }) => groupId),
  );
  const undoable = kept.filter(({ groupId, before, after }) => {
    const group = groups.get(groupId);
    if (group === undefined || group.isArchived || !isAsLeft(group, after)) return false;
    if (before === null && group.animalsCount > 0) return false;
    return mayInSector(actor, 'group.edit', group.linkedSectorId);
  });
  return () => {
    for (const { groupId, before } of undoable) {
      const document = database().doc(groupPath(groupId));
      if (before === null) transaction.delete(document);
      else transaction.update(document, before);
    }
    const removed = undoable.filter(({ before }) => before === null).length;
    return { removed, restored: undoable.length - removed, kept: kept.length - undoable.length };
  };
}

/** Returns whether the fields of a group still have the values that the import gave them. */
function isAsLeft(group: Group, after: Partial<Group>): boolean {
  return Object.entries(after).every(
    ([name, value]) => JSON.stringify(group[name as keyof Group]) === JSON.stringify(value),
  );
}
