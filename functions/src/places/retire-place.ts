import type { Transaction } from 'firebase-admin/firestore';
import { retirePlaceContract, type RetirePlaceRequest } from '../../../src/domain/callables/animals.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { deletePlacePictures } from './delete-place-pictures.ts';
import { retireEnclosure } from './retire-enclosure.ts';
import { retireGroup } from './retire-group.ts';
import type { Retired, Retirement } from './retirement.ts';
import { deleteSector } from './delete-sector.ts';

const DONE = { archive: 'archived', restore: 'restored', delete: 'deleted' } as const;

/**
 * Archives, restores or deletes an enclosure or a group, or deletes a sector. A place with living animals, or a sector
 * with enclosures, is refused, also when an animal moves in at that moment.
 * @source src/domain/callables/animals.ts; specification, point 5 "Enclosure and zone"
 */
export const retirePlace = parkCallable(retirePlaceContract, {
  refusalOf: ({ kind, mode }) =>
    kind === 'sector' && mode !== 'delete' ? refuse('generic/invalid-input', 'mode') : null,
  handle: retire,
});

async function retire(request: RetirePlaceRequest, { actor }: ParkCaller): Promise<{ id: string } | Refusal> {
  const { zooId, kind, id, mode } = request;
  const refused = await inTransaction(async (transaction) => {
    const retired = await retireOne(transaction, kind, { zooId, id, mode, actor });
    if (isRefusal(retired)) return retired;
    recordAction(database(), transaction, {
      action: `${kind}.${DONE[mode]}` as AuditAction,
      zooId,
      by: actor.userId,
      subjectId: id,
      at: now(),
      details: { name: retired.name },
    });
    return null;
  });
  if (refused !== null) return refused;
  if (mode === 'delete' && kind !== 'group') await deletePlacePictures(zooId, kind, id);
  return { id };
}

function retireOne(
  transaction: Transaction,
  kind: RetirePlaceRequest['kind'],
  retirement: Retirement,
): Promise<Retired | Refusal> {
  if (kind === 'enclosure') return retireEnclosure(transaction, retirement);
  return kind === 'group' ? retireGroup(transaction, retirement) : deleteSector(transaction, retirement);
}
