import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';

type Lives = Pick<RegisterAnimal, 'animalId' | 'enclosureId' | 'status' | 'isArchived'>;

/**
 * Returns the animals that a session of a campaign observes in an enclosure, in the order of the register: those that
 * live there now, and of a campaign about single animals only the ones that it names.
 */
export function animalsToObserve<Animal extends Lives>(
  { concernedBy, animalIds }: Pick<Campaign, 'concernedBy' | 'animalIds'>,
  enclosureId: string,
  register: readonly Animal[],
): readonly Animal[] {
  return register.filter(
    (animal) =>
      animal.enclosureId === enclosureId &&
      animal.status === 'present' &&
      !animal.isArchived &&
      (concernedBy === 'enclosure' || animalIds.includes(animal.animalId)),
  );
}
