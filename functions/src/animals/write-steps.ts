import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { registerEntryOf } from '../../../src/domain/animals/register.ts';
import { database } from '../common/firebase.ts';
import { animalPath, movementPath, registerPartPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import type { ParkPlaces } from '../places/park-places.ts';
import type { AnimalStep } from './animal-step.ts';
import { closedToOthers, endSharesOf } from '../animal-shares/end-with-animals.ts';
import { groupWrites } from './group-members.ts';
import { enclosureWrites } from './enclosure-counts.ts';
import { type PartRoom, roomInRegister } from './register-room.ts';

/**
 * Writes changed animals of one establishment with every copy of their values: their entries in the register, the
 * counts of their enclosures and groups, their membership, their moves; an animal that goes to the archives is shared with
 * nobody any more. It reads what it needs first, so the transaction may not have written anything; `places` holds the
 * places that the steps concern.
 */
export async function writeSteps(
  transaction: Transaction,
  zooId: string,
  steps: readonly AnimalStep[],
  places: ParkPlaces,
): Promise<void> {
  const changed = steps
    .filter(({ before, after, move }) => move !== null || changesOf(before, after) !== null)
    .map(closedToOthers);
  const newcomers = changed.filter(({ before }) => (before?.registerPart ?? null) === null);
  const rooms = await roomInRegister(transaction, zooId, newcomers.length);
  const endShares = await endSharesOf(transaction, zooId, changed);
  const writeEnclosures = await enclosureWrites(transaction, changed, places);
  const parts = partsOf(newcomers, rooms);
  const settled = changed.map((step) => {
    const part = parts.get(step.after.animalId);
    return part === undefined ? step : { ...step, after: { ...step.after, registerPart: part } };
  });

  for (const step of settled) writeAnimal(transaction, step);
  writeRegister(transaction, zooId, settled, rooms);
  writeEnclosures();
  groupWrites(transaction, settled, places);
  endShares();
}

function writeAnimal(transaction: Transaction, { before, after, move }: AnimalStep): void {
  const document = database().doc(animalPath(after.animalId));
  if (before === null) transaction.create(document, withTimestamps(after));
  else transaction.update(document, withTimestamps(changesOf(before, after) ?? {}));
  if (move !== null) transaction.create(database().doc(movementPath(move.movementId)), withTimestamps(move));
}

/** Returns the fields in which an animal differs from the stored one; null when none differs. */
export function changesOf(before: Animal | null, after: Animal): Partial<Animal> | null {
  const entries = Object.entries(after);
  const differing = entries.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name as keyof Animal]),
  );
  return differing.length === 0 ? null : Object.fromEntries(differing);
}

/** Returns the part of the register for each newcomer: each part takes as many as it has room for. */
function partsOf(newcomers: readonly AnimalStep[], rooms: readonly PartRoom[]): ReadonlyMap<string, string> {
  const seats = rooms.flatMap(({ part, before, after }) => Array.from({ length: after - before }, () => part));
  return new Map(newcomers.map(({ after }, index) => [after.animalId, seats[index] ?? '']));
}

/** Writes each part once, its changed entries alone. */
function writeRegister(
  transaction: Transaction,
  zooId: string,
  steps: readonly AnimalStep[],
  rooms: readonly PartRoom[],
): void {
  for (const [part, members] of Map.groupBy(steps, ({ after }) => after.registerPart)) {
    if (part === null) continue;
    const room = rooms.find((one) => one.part === part);
    const entries = Object.fromEntries(members.map(({ after }) => [after.animalId, registerEntryOf(after)]));
    transaction.set(
      database().doc(registerPartPath(zooId, part)),
      { part, zooId, entries, ...(room === undefined ? {} : { count: room.after }) },
      {
        mergeFields: [
          'part',
          'zooId',
          ...(room === undefined ? [] : ['count']),
          ...members.map(({ after }) => new FieldPath('entries', after.animalId)),
        ],
      },
    );
  }
}
