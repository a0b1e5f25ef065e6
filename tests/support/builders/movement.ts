import type { Movement } from '../../../src/domain/animals/movement.ts';

/** Returns an animal's arrival, with the given differences. */
export function aMovement(differences: Partial<Movement> = {}): Movement {
  return {
    movementId: 'move-1',
    zooId: 'zoo-1',
    animalId: 'nala',
    kind: 'arrival',
    fromEnclosureId: null,
    toEnclosureId: null,
    fromGroupId: null,
    toGroupId: null,
    sectorIds: [],
    movedAtUnix: 0,
    reason: '',
    destination: '',
    recordedBy: 'vet-1',
    recordedAtUnix: 0,
    ...differences,
  };
}
