import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mergeAnimals as merge } from '../../../src/domain/animals/merge-animals.ts';
import { mergeAnimalsContract, type MergeAnimalsRequest } from '../../../src/domain/callables/animals.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { parkCallable } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { readPlaces } from '../places/park-places.ts';
import { mayTouchAnimal } from './animal-rights.ts';
import { movedStep, placeOf, stampAfter } from './animal-step.ts';
import { renamedReferences } from './renamed-references.ts';
import { readAnimals } from './stored-animals.ts';
import { writeSteps } from './write-steps.ts';

/**
 * Makes two records of one animal one, with everything that names the record that goes to the archives.
 * @source src/domain/callables/animals.ts; permissions, "animals, groups": the one is edited, the other archived
 */
export const mergeAnimals = parkCallable(mergeAnimalsContract, {
  refusalOf: ({ keptId, mergedId }) => (keptId === mergedId ? refuse('animal/merge-same', 'mergedId') : null),
  transact: mergeBoth,
});

async function mergeBoth(
  transaction: Transaction,
  { zooId, keptId, mergedId, takes, expectedUpdatedAtUnix: expected }: MergeAnimalsRequest,
  actor: Actor,
): Promise<{ animalId: string } | Refusal> {
  const animals = await readAnimals(transaction, zooId, [keptId, mergedId]);
  if (isRefusal(animals)) return animals;
  const [kept, merged] = [keptId, mergedId].map((id) => animals.find(({ animalId }) => animalId === id));
  if (kept === undefined || merged === undefined) return refuse('animal/not-found', 'mergedId');
  const places = await readPlaces(
    transaction,
    zooId,
    animals.map((animal) => placeOf(animal).enclosureId),
    animals.map((animal) => placeOf(animal).groupId),
  );
  if (!mayTouchAnimal(actor, 'animal.edit', kept, places)) return refuse('generic/permission-denied', 'keptId');
  if (!mayTouchAnimal(actor, 'animal.depart', merged, places)) return refuse('generic/permission-denied', 'mergedId');
  if (kept.updatedAtUnix !== expected.kept) return refuse('animal/changed-meanwhile', 'keptId');
  if (merged.updatedAtUnix !== expected.merged) return refuse('animal/changed-meanwhile', 'mergedId');
  const at = now();
  const both = merge(kept, merged, takes, at);
  if (!both.ok) return refuse(both.error.code, 'mergedId');
  const said = { kind: 'archive', movedAtUnix: at, reason: '', destination: '' } as const;
  const gone = movedStep(merged, both.value.merged, said, places, { by: actor.userId, at });
  if (isRefusal(gone)) return gone;
  const stays = { ...both.value.kept, updatedAtUnix: stampAfter(kept, at) };
  const rename = await renamedReferences(transaction, zooId, { from: mergedId, to: keptId });
  await writeSteps(transaction, zooId, [{ before: kept, after: stays, move: null }, gone], places);
  rename();
  recordAction(database(), transaction, {
    action: 'animal.merged',
    zooId,
    by: actor.userId,
    subjectId: keptId,
    at: stays.updatedAtUnix,
    details: { animalName: stays.animalName, otherName: merged.animalName, mergedId, takes },
  });
  return { animalId: keptId };
}
