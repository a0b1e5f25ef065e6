import type { RegisterEntry } from '../animals/register.ts';
import type { Enclosure } from '../enclosures/enclosure.ts';
import type { EpochMs } from '../time/epoch.ts';

/** An enclosure with the number of animals of a species that live there; null: no enclosure, or one that is not known. */
export type SpeciesPlace = {
  readonly enclosureId: string | null;
  readonly count: number;
  /** when the enclosure was last evaluated; null for never */
  readonly lastEvaluationUnix: EpochMs | null;
};

/** A sector with the animals of a species; null: places without a sector. */
export type SpeciesSector = {
  readonly sectorId: string | null;
  readonly count: number;
  /** the fullest first */
  readonly places: readonly SpeciesPlace[];
};

type Place = Pick<Enclosure, 'enclosureId' | 'linkedSectorId' | 'lastEvaluationUnix'>;

/**
 * Returns where some animals live, by sector and enclosure, the fullest first; animals without a known enclosure stand in
 * one place without a sector. Each animal counts once. Empty without an animal.
 */
export function placesOfSpecies(
  animals: readonly Pick<RegisterEntry, 'enclosureId'>[],
  enclosures: readonly Place[],
): readonly SpeciesSector[] {
  const known = new Map(enclosures.map((one) => [one.enclosureId, one]));
  const homes = Map.groupBy(animals, ({ enclosureId }) => (enclosureId === null ? undefined : known.get(enclosureId)));
  const places = [...homes].map(([enclosure, housed]) => ({
    sectorId: enclosure?.linkedSectorId ?? null,
    place: {
      enclosureId: enclosure?.enclosureId ?? null,
      count: housed.length,
      lastEvaluationUnix: enclosure?.lastEvaluationUnix ?? null,
    },
  }));
  return [...Map.groupBy(places, ({ sectorId }) => sectorId)]
    .map(([sectorId, own]) => ({
      sectorId,
      count: own.reduce((sum, { place }) => sum + place.count, 0),
      places: fullestFirst(own.map(({ place }) => place)),
    }))
    .toSorted((one, other) => other.count - one.count);
}

/** Returns the ids of the enclosures among the places of a species. */
export function enclosuresOf(sectors: readonly SpeciesSector[]): readonly string[] {
  return sectors.flatMap(({ places }) => places.flatMap(({ enclosureId }) => enclosureId ?? []));
}

function fullestFirst(places: readonly SpeciesPlace[]): readonly SpeciesPlace[] {
  return places.toSorted((one, other) => other.count - one.count);
}
