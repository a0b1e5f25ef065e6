import { placeAt } from '../animals/place-at.ts';
import type { Movement } from '../animals/movement.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { endOfDay } from '../time/calendar-day.ts';
import { ZONE } from '../time/epoch.ts';

/** The places of an animal: the enclosure of today, null for none, and its known movements in any order. */
export type PlacesOfAnimal = {
  readonly animalId: string;
  readonly enclosureId: string | null;
  readonly movements: readonly Movement[];
};

type Concerned = Pick<Campaign, 'concernedBy' | 'animalIds' | 'enclosureIds' | 'startAtUnix' | 'endAtUnix'>;

/**
 * Returns the campaigns that concern an animal, in their order: those that name it, and those of an enclosure in which it lived
 * between their first day and their last. An animal whose place at the first day is not known counts in the enclosure of today.
 */
export function campaignsOfAnimal<One extends Concerned>(campaigns: readonly One[], places: PlacesOfAnimal): One[] {
  return campaigns.filter((campaign) =>
    campaign.concernedBy === 'individual'
      ? campaign.animalIds.includes(places.animalId)
      : enclosuresIn(campaign, places).some((enclosureId) => campaign.enclosureIds.includes(enclosureId)),
  );
}

/**
 * Returns the campaigns that concern at least one of some animals, in their order: those that name one, and those of an enclosure
 * in which one lives today. Where the animals lived before plays no part.
 */
export function campaignsOfAnimals<One extends Concerned>(
  campaigns: readonly One[],
  animals: readonly Pick<PlacesOfAnimal, 'animalId' | 'enclosureId'>[],
): One[] {
  const ids = new Set(animals.map(({ animalId }) => animalId));
  const places = new Set(animals.map(({ enclosureId }) => enclosureId));
  return campaigns.filter(({ concernedBy, animalIds, enclosureIds }) =>
    concernedBy === 'individual' ? animalIds.some((id) => ids.has(id)) : enclosureIds.some((id) => places.has(id)),
  );
}

function enclosuresIn({ startAtUnix, endAtUnix }: Concerned, { enclosureId, movements }: PlacesOfAnimal): string[] {
  const endMs = endOfDay(endAtUnix, ZONE);
  const atStart = placeAt(movements, startAtUnix);
  const during = movements.filter(({ movedAtUnix }) => movedAtUnix > startAtUnix && movedAtUnix <= endMs);
  const known = [
    atStart === null ? enclosureId : atStart.enclosureId,
    ...during.map(({ toEnclosureId }) => toEnclosureId),
  ];
  return known.filter((id) => id !== null);
}
