import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import type { CampaignContent } from '#domain/campaigns/campaign.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the enclosures in which sessions of a campaign are planned: the chosen ones, or those where the chosen animals live. */
export function usePlannedEnclosures({
  concernedBy,
  enclosureIds,
  animalIds,
}: Pick<CampaignContent, 'concernedBy' | 'enclosureIds' | 'animalIds'>): readonly string[] {
  const { data } = useAnimalRegisterQuery(useActor().zooId);
  if (concernedBy === 'enclosure') return enclosureIds;
  const placeOf = new Map((data?.animals ?? []).map((animal) => [animal.animalId, animal.enclosureId]));
  // In the order of the animals, as the server draws the plan.
  return [...new Set(animalIds.flatMap((animalId) => placeOf.get(animalId) ?? []))];
}
