import type { Actor } from '#domain/access/actor.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { AnimalState } from '../rows/animal-row.ts';
import { ANIMAL_CHANGES, type AnimalChange } from './animal-change.ts';
import { mayChangeAnimal } from './animal-rights.ts';

/** The facts that decide the possible changes of an animal. */
type Subject = {
  readonly state: AnimalState;
  readonly sector: Pick<Sector, 'sectorId'> | null;
  /** an animal of another establishment is only read */
  readonly sharedBy?: object | null;
  readonly animal?: { readonly mergedInto?: string | undefined };
};

/** The states in which each change makes sense. */
const FITS: Record<AnimalChange, readonly AnimalState[]> = {
  move: ['present'],
  group: ['present'],
  departure: ['present'],
  death: ['present'],
  archive: ['present', 'departed', 'dead'],
  restore: ['departed', 'dead', 'archived'],
};

/** Returns the changes that the person may make to an animal in its present state, in the order of the buttons. */
export function offeredChanges(
  actor: Actor,
  { state, sector, sharedBy = null, animal }: Subject,
): readonly AnimalChange[] {
  // A record that was merged into another one stays in the archives.
  if (sharedBy !== null || animal?.mergedInto !== undefined) return [];
  return ANIMAL_CHANGES.filter((change) => FITS[change].includes(state) && isAllowed(actor, change, sector));
}

function isAllowed(actor: Actor, change: AnimalChange, sector: Subject['sector']): boolean {
  if (change === 'move' || change === 'group') return mayChangeAnimal(actor, 'animal.edit', sector?.sectorId ?? null);
  if (mayChangeAnimal(actor, 'animal.depart', sector?.sectorId ?? null)) return true;
  // An animal that is nowhere has no sector: its new enclosure decides, and the form offers only permitted ones.
  const { management, veterinary } = actor.sectors;
  return change === 'restore' && sector === null && management.length + veterinary.length > 0 && isAtWork(actor);
}

function isAtWork(actor: Actor): boolean {
  const own = [...actor.sectors.management, ...actor.sectors.veterinary];
  return own.some((sectorId) => mayChangeAnimal(actor, 'animal.depart', sectorId));
}
