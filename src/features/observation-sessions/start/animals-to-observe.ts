import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';

type Lives = Pick<RegisterAnimal, 'animalId' | 'enclosureId' | 'status' | 'isArchived'>;
type Concerned = Pick<Campaign, 'concernedBy' | 'animalIds'>;

/**
 * Returns the enclosures in which sessions of a campaign take place: those it names, or where the animals live now that
 * it names one by one.
 */
export function enclosuresToObserve(
  campaign: Concerned & Pick<Campaign, 'enclosureIds'>,
  register: readonly Lives[],
): readonly string[] {
  if (campaign.concernedBy === 'enclosure') return campaign.enclosureIds;
  const lived = register.filter((animal) => isThere(animal) && campaign.animalIds.includes(animal.animalId));
  return [...new Set(lived.flatMap(({ enclosureId }) => enclosureId ?? []))];
}

/**
 * Returns the animals that a session of a campaign observes in an enclosure, in the order of the register: those that
 * live there now, and of a campaign about single animals only the ones that it names.
 */
export function animalsToObserve<Animal extends Lives>(
  { concernedBy, animalIds }: Concerned,
  enclosureId: string,
  register: readonly Animal[],
): readonly Animal[] {
  return register.filter(
    (animal) =>
      animal.enclosureId === enclosureId &&
      isThere(animal) &&
      (concernedBy === 'enclosure' || animalIds.includes(animal.animalId)),
  );
}

function isThere({ status, isArchived }: Lives): boolean {
  return status === 'present' && !isArchived;
}
