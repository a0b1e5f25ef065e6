import type { Animal } from '../animals/animal.ts';
import { readBirthdate } from '../animals/birthdate.ts';
import type { Movement } from '../animals/movement.ts';
import { inOrder } from '../animals/place-at.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import { wallClockAt } from '../time/wall-clock.ts';

/** The ways in which an animal begins or ceases to live in the establishment. */
export const INVENTORY_EVENTS = ['birth', 'arrival', 'death', 'departure', 'entry', 'archive', 'restore'] as const;
export type InventoryEventKind = (typeof INVENTORY_EVENTS)[number];

/** From the first instant of the first day up to, and without, the first instant after the last day. */
export type InventoryPeriod = { readonly from: EpochMs; readonly until: EpochMs };

export type InventoryEvent = { readonly kind: InventoryEventKind; readonly movement: Movement };

/** An animal in a period. */
export type AnimalInPeriod = {
  /** whether it lived here before the first day, and at the end of the last one */
  readonly atBeginning: boolean;
  readonly atEnd: boolean;
  /** where it lived at the end of the last day; null when it did not live here, or in no enclosure */
  readonly enclosureId: string | null;
  /** the first one first */
  readonly events: readonly InventoryEvent[];
};

type Known = Pick<Animal, 'animalBirthdate' | 'status'>;

/**
 * Returns an animal's period from all its movements, in any order; null without movements. Only a change between living
 * here and not living here is an event, so that beginning, events and end always agree. The first arrival in the
 * month of birth is a birth. An archiving takes an animal out of the register and is no departure; an entry brings one
 * into it whose arrival nobody knows, and is no arrival.
 */
export function periodOf(
  { animalBirthdate, status }: Known,
  movements: readonly Movement[],
  { from, until }: InventoryPeriod,
): AnimalInPeriod | null {
  const steps = inOrder(movements);
  const [first] = steps;
  if (first === undefined) return null;
  let isHere = livedHereBefore(first, status);
  let atBeginning = isHere;
  let enclosureId = isHere ? first.fromEnclosureId : null;
  const events: InventoryEvent[] = [];
  for (const movement of steps) {
    if (movement.movedAtUnix >= until) break;
    const kind = eventOf(movement, isHere, movement === first && isBirth(animalBirthdate, movement.movedAtUnix));
    isHere = livesHereAfter(movement, isHere);
    enclosureId = isHere ? movement.toEnclosureId : null;
    if (movement.movedAtUnix < from) atBeginning = isHere;
    else if (kind !== null) events.push({ kind, movement });
  }
  return { atBeginning, atEnd: isHere, enclosureId, events };
}

/** An animal whose first record is no arrival lived here before anything was recorded. */
function livedHereBefore({ kind }: Movement, status: Animal['status']): boolean {
  if (kind === 'archive') return status === 'present';
  return kind === 'move' || kind === 'departure' || kind === 'death';
}

function livesHereAfter({ kind, toEnclosureId }: Movement, wasHere: boolean): boolean {
  // An animal that had left or died comes back from the archive into no enclosure: it still lives elsewhere.
  if (kind === 'restore') return wasHere || toEnclosureId !== null;
  return kind === 'arrival' || kind === 'move' || kind === 'entry';
}

function eventOf(movement: Movement, wasHere: boolean, isBorn: boolean): InventoryEventKind | null {
  if (livesHereAfter(movement, wasHere) === wasHere) return null;
  if (movement.kind === 'arrival' || movement.kind === 'move') return isBorn ? 'birth' : 'arrival';
  return movement.kind;
}

function isBirth(birthdate: string | null, at: EpochMs): boolean {
  const born = birthdate === null ? null : readBirthdate(birthdate);
  const { month, year } = wallClockAt(at, ZONE);
  return born?.month === month && born.year === year;
}
