import type { Zone } from '#domain/enclosures/zone.ts';
import type { CampaignGround } from '../reading/useCampaignGround.ts';
import type { AnalysisNames } from './analysed.ts';

/** Returns the names of the things that an analysis of a campaign speaks of; an id that is not known stands for itself. */
export function analysisNames(ground: CampaignGround, zones: readonly Zone[]): AnalysisNames {
  return {
    animal: named(ground.animals.map(({ animalId, name }) => [animalId, name])),
    behaviour: named(ground.behaviours.map(({ code, name }) => [code, name])),
    colour: named(ground.behaviours.map(({ code, colour }) => [code, colour])),
    zone: named(zones.map(({ zoneId, zoneName }) => [zoneId, zoneName])),
    species: ground.speciesName,
  };
}

function named(pairs: Iterable<readonly [string, string]>) {
  const names = new Map(pairs);
  return (id: string) => names.get(id) ?? id;
}
