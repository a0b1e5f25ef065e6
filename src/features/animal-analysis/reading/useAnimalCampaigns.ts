import { useMemo } from 'react';
import { useAnimalMovesQuery } from '#data/animals/animals.endpoints.ts';
import type { Movement } from '#domain/animals/movement.ts';
import { campaignsOfAnimal } from '#domain/animal-analysis/campaigns-of-animal.ts';
import type { Animal } from '#domain/animals/animal.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { campaignsFirst } from '#features/scan-analysis/index.ts';
import { useActor } from '#state/session/use-session.ts';

/** The latest movements that tell where the animal lived; an older place is taken for that of today. */
const MAX_MOVES = 100;
const NO_MOVES: readonly Movement[] = [];

// Campaigns of training are practice.
const withScans = campaignsFirst('scan', 'welfare');

/**
 * Returns the function that chooses those launched campaigns with scans that concern an animal, in their order, those of training
 * last; null until its movements are read. Movements that cannot be read leave the enclosure of today.
 */
export function useAnimalCampaigns({
  animalId,
  animalEnclosureData,
}: Animal): ((launched: readonly Campaign[]) => readonly Campaign[]) | null {
  const { zooId } = useActor();
  const { data, error } = useAnimalMovesQuery({ zooId, animalIds: [animalId], pageSize: MAX_MOVES });
  const enclosureId = animalEnclosureData?.enclosureId ?? null;
  const movements = data?.items ?? NO_MOVES;
  const isKnown = data !== undefined || error !== undefined;
  return useMemo(
    () => (isKnown ? (launched) => withScans(campaignsOfAnimal(launched, { animalId, enclosureId, movements })) : null),
    [isKnown, animalId, enclosureId, movements],
  );
}
