import type { MoveAnimalsRequest } from '#domain/callables/animals.ts';
import type { AnimalRow } from '../rows/animal-row.ts';

/** Animals that go back to the same place. */
type WayBack = Pick<MoveAnimalsRequest, 'animalIds' | 'enclosureId' | 'groupId'>;

/**
 * Returns the moves that bring animals back to their places before a move, one for each place; null when an animal had no
 * enclosure and got one, since no move takes an animal out of its enclosure.
 */
export function waysBack(
  rows: readonly AnimalRow[],
  moved: { readonly enclosure: boolean; readonly group: boolean },
): readonly WayBack[] | null {
  const byPlace = new Map<string, WayBack>();
  for (const { animalId, animal } of rows) {
    const { enclosureId, groupId } = animal;
    if (moved.enclosure && enclosureId === null) return null;
    const place = {
      ...(moved.enclosure && enclosureId !== null ? { enclosureId } : {}),
      ...(moved.group ? { groupId } : {}),
    };
    const key = JSON.stringify(place);
    byPlace.set(key, { ...place, animalIds: [...(byPlace.get(key)?.animalIds ?? []), animalId] });
  }
  return [...byPlace.values()];
}
