import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { type AnimalShare, isOpenShare, shareIdOf } from '../../../src/domain/animal-shares/animal-share.ts';
import { canBePartner } from '../../../src/domain/animal-shares/partner-search.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { proposeSharesContract, type ProposeSharesRequest } from '../../../src/domain/callables/animal-shares.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import { readAnimals } from '../animals/stored-animals.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf } from '../common/guard.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { mayInSector } from '../common/park-actor.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { ANIMAL_SHARES, animalSharePath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { countAct } from '../common/send-limit.ts';
import { recordStep } from './record-step.ts';
import { writeShare } from './stored-shares.ts';
import { adminsOf, tellAdmins } from './tell-admins.ts';

/**
 * Proposes animals to a partner and tells its admins; nothing can be read before they accept.
 * @source src/domain/callables/animal-shares.ts; decision 43
 */
export const proposeShares = parkCallable(proposeSharesContract, { handle: propose });

type Proposal = { readonly partner: Establishment; readonly establishmentName: string; readonly requestId: string };

async function propose(
  request: ProposeSharesRequest,
  { actor }: ParkCaller,
): Promise<{ proposed: number; known: number } | Refusal> {
  if (!mayInSector(actor, 'animal.share', null)) return refuse('generic/permission-denied');
  const { zooId, partnerId } = request;
  const [own, partner] = await Promise.all([establishmentOf(zooId), establishmentOf(partnerId)]);
  // An establishment that does not exist is answered like one that cannot be a partner.
  if (own === null || partner === null || !canBePartner({ ...partner, zooId: partnerId }, zooId))
    return refuse('share/partner-unavailable', 'partnerId');
  if ((await adminsOf(partnerId)).length === 0) return refuse('share/partner-unavailable', 'partnerId');
  const requestId = database().collection(ANIMAL_SHARES).doc().id;
  const proposal = { partner: { ...partner, zooId: partnerId }, establishmentName: own.zooName, requestId };
  const proposed = await inTransaction((transaction) => write(transaction, request, proposal, actor));
  if (isRefusal(proposed)) return proposed;
  const { shares, known } = proposed;
  await tellAdmins({
    kind: 'shareProposed',
    toZooId: partnerId,
    fromName: own.zooName,
    shares,
    at: shares[0]?.proposedAtUnix ?? now(),
  });
  return { proposed: shares.length, known };
}

async function write(
  transaction: Transaction,
  { zooId, animalIds, partnerId, message }: ProposeSharesRequest,
  { partner, establishmentName, requestId }: Proposal,
  actor: Actor,
): Promise<{ readonly shares: readonly AnimalShare[]; readonly known: number } | Refusal> {
  const animals = await readAnimals(transaction, zooId, animalIds);
  if (isRefusal(animals)) return animals;
  if (animals.some(({ isArchived }) => isArchived)) return refuse('animal/archived', 'animalIds');
  const former = await transaction.getAll(
    ...animals.map(({ animalId }) => database().doc(animalSharePath(shareIdOf(animalId, partnerId)))),
  );
  const free = animals.filter((_animal, index) => {
    const stored = former[index];
    return stored?.exists !== true || !isOpenShare(stored.data() as AnimalShare);
  });
  if (free.length === 0) return refuse('share/already-open', 'partnerId');
  const at = now();
  const act = { userId: actor.userId, kind: 'shareProposal', id: requestId } as const;
  if (!(await countAct(transaction, database(), act, at))) return refuse('generic/too-many-requests');
  const shares = free.map((animal): AnimalShare => ({
    ...shownOf(animal),
    shareId: shareIdOf(animal.animalId, partnerId),
    ...{ zooId, establishmentName, partnerId, partnerName: partner.zooName, requestId },
    ...{ state: 'proposed', message: message.trim(), reason: '' },
    ...{ proposedBy: actor.userId, proposedAtUnix: at, answeredBy: null, answeredAtUnix: null },
    ...{ endedBy: null, endedAtUnix: null, endedSide: null, endCause: null, updatedAtUnix: at },
  }));
  for (const share of shares) {
    writeShare(transaction, share);
    recordStep(transaction, share, actor.userId, 'owner');
  }
  return { shares, known: animals.length - free.length };
}

/** Returns the fields of an animal by which the partner knows it before it may read it. */
function shownOf({ animalId, animalName, animalSexe, specieId, specieName, specieLatinName, photo }: Animal) {
  return { animalId, animalName, animalSexe, specieId, specieName, specieLatinName, photoUrl: photo?.url ?? null };
}
