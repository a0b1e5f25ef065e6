import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { type Animal, animalSchema } from '../../../src/domain/animals/animal.ts';
import {
  undoImportContract,
  type UndoImportData,
  type UndoImportRequest,
} from '../../../src/domain/callables/import-animals.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { animalPath, movementPath } from '../common/paths.ts';
import { parkCallable } from '../common/park-callable.ts';
import { mayInSector, maySomewhere } from '../common/park-actor.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { type ParkPlaces, readPlaces } from '../places/park-places.ts';
import { mayTouchAnimal } from './animal-rights.ts';
import { type AnimalStep, movedStep, placeOf, stampAfter } from './animal-step.ts';
import { type KeptStep, nextSteps } from './import-steps.ts';
import { groupsToUndo } from './undo-groups.ts';
import { removeAnimals } from './remove-animals.ts';
import { referencedAnimals } from './referenced-animals.ts';
import { animalOf } from './stored-animals.ts';
import { writeSteps } from './write-steps.ts';

/**
 * Undoes an import, one call's rows at a time: a new animal goes, a changed one gets its former values back, one that
 * left or died is where it was. An animal that somebody has changed since, that a task or a photo names, or that the
 * person may not change stays as it is.
 * @source src/domain/callables/import-animals.ts
 */
export const undoImport = parkCallable(undoImportContract, { transact: undoPart });

const formerFields = z.partial(animalSchema);

async function undoPart(
  transaction: Transaction,
  { zooId, importId }: UndoImportRequest,
  actor: Actor,
): Promise<UndoImportData | Refusal> {
  if (!maySomewhere(actor, 'animal.edit')) return refuse('generic/permission-denied');
  const { document, steps, groups, by, hasMore } = await nextSteps(transaction, { zooId, importId });
  if (document === null) return { removed: 0, restored: 0, kept: 0, hasMore };
  // An import is undone by whoever made it; admins undo any.
  if (by !== actor.userId && !mayInSector(actor, 'animal.share', null)) return refuse('generic/permission-denied');
  const ids = steps.map(({ animalId }) => animalId);
  const documents =
    ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => database().doc(animalPath(id))));
  const found = steps.flatMap((step, at) => {
    const stored = documents[at];
    const animal = stored === undefined ? null : animalOf(stored, zooId);
    return animal === null || animal.updatedAtUnix !== step.stamp ? [] : [{ step, animal }];
  });
  const formers = found.map(({ step }) => (formerFields.safeParse(definite(step)).data ?? {}) as Partial<Animal>);
  const places = await readPlaces(
    transaction,
    zooId,
    [
      ...found.map(({ animal }) => placeOf(animal).enclosureId),
      ...formers.map(({ animalEnclosureData }) => animalEnclosureData?.enclosureId ?? null),
    ],
    [...found.map(({ animal }) => placeOf(animal).groupId), ...formers.map(({ group }) => group?.groupId ?? null)],
  );
  const created = found.filter(({ step }) => step.before === null).map(({ animal }) => animal.animalId);
  const referenced = await referencedAnimals(transaction, zooId, created);
  const undoGroups = await groupsToUndo(transaction, zooId, groups, actor);
  const at = now();
  const restored: AnimalStep[] = [];
  const removed: { readonly animal: Animal; readonly movementId: string | null }[] = [];
  const undoneMoves: string[] = [];
  found.forEach(({ step, animal }, index) => {
    if (animal.isArchived) return;
    const former = formers[index] ?? {};
    if (former.status !== undefined) {
      const back = revivedStep(animal, former, actor, places, at);
      if (back === null) return;
      restored.push(back);
      if (step.movementId !== null) undoneMoves.push(step.movementId);
      return;
    }
    if (!mayTouchAnimal(actor, 'animal.edit', animal, places)) return;
    if (step.before === null) {
      if (!referenced.has(animal.animalId)) removed.push({ animal, movementId: step.movementId });
      return;
    }
    const back = restoredStep(animal, former, actor, places, at);
    if (back !== null) restored.push(back);
  });
  const gone = removed.map(({ animal }): AnimalStep => ({
    before: animal,
    after: { ...animal, animalEnclosureData: null, group: null, isArchived: true },
    move: null,
  }));
  await writeSteps(transaction, zooId, [...restored, ...gone], places);
  removeAnimals(transaction, zooId, removed);
  for (const movementId of undoneMoves) transaction.delete(database().doc(movementPath(movementId)));
  const undoneGroups = undoGroups();
  transaction.delete(document);
  const counts = {
    removed: removed.length + undoneGroups.removed,
    restored: restored.length + undoneGroups.restored,
    kept: steps.length - removed.length - restored.length + undoneGroups.kept,
  };
  recordAction(database(), transaction, {
    action: 'animal.importUndone',
    zooId,
    by: actor.userId,
    subjectId: importId,
    at,
    details: counts,
  });
  return { ...counts, hasMore };
}

/** Returns the step that gives an animal its former values; null when its former enclosure takes no animal any more. */
function restoredStep(
  animal: Animal,
  former: Partial<Animal>,
  actor: Actor,
  places: ParkPlaces,
  at: EpochMs,
): AnimalStep | null {
  const after: Animal = { ...animal, ...former };
  const [from, to] = [placeOf(animal).enclosureId, placeOf(after).enclosureId];
  if (from === to) return { before: animal, after: { ...after, updatedAtUnix: stampAfter(animal, at) }, move: null };
  const enclosure = places.enclosures.get(to ?? '');
  if (enclosure === undefined || enclosure.isArchived) return null;
  const said = { kind: 'move', movedAtUnix: at, reason: '', destination: '' } as const;
  const step = movedStep(animal, after, said, places, { by: actor.userId, at });
  return isRefusal(step) ? null : step;
}

/**
 * Returns the step that takes a death or departure back: the animal is where it was, as if nobody had told of it; null
 * when its former enclosure or group takes no animal any more, or the person may not record departures there.
 */
function revivedStep(
  animal: Animal,
  former: Partial<Animal>,
  actor: Actor,
  { enclosures, groups }: ParkPlaces,
  at: EpochMs,
): AnimalStep | null {
  const after: Animal = { ...animal, ...former, updatedAtUnix: stampAfter(animal, at) };
  const { enclosureId, groupId } = placeOf(after);
  const enclosure = enclosures.get(enclosureId ?? '');
  if (enclosure === undefined || enclosure.isArchived) return null;
  if (!mayInSector(actor, 'animal.depart', enclosure.linkedSectorId)) return null;
  if (groupId !== null && groups.get(groupId)?.isArchived !== false) return null;
  return { before: animal, after, move: null };
}

/** Returns the former values as fields of an animal: identifiers that were absent become none. */
function definite({ before }: KeptStep): Record<string, unknown> {
  const { otherIdentifiers, ...fields } = before ?? {};
  if (before === null || !('otherIdentifiers' in before)) return fields;
  return { ...fields, otherIdentifiers: otherIdentifiers ?? [] };
}
