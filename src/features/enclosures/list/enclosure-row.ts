import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { type Enclosure, type ScanGap } from '#domain/enclosures/enclosure.ts';
import { scanGapsOf } from '#domain/enclosures/scan-readiness.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';

/** A species that lives in an enclosure, in the language of the page. */
export type ResidentSpecies = { readonly specieId: string; readonly name: string; readonly count: number };

/** An enclosure with the names of its sector and species: all fields that a list shows, sorts, filters and searches. */
export type EnclosureRow = {
  readonly enclosureId: string;
  readonly name: string;
  readonly enclosure: Enclosure;
  readonly sector: Sector | null;
  /** the most numerous first */
  readonly species: readonly ResidentSpecies[];
  readonly familyIds: readonly string[];
  readonly orderIds: readonly string[];
  /** the gaps before scans can be made */
  readonly gaps: readonly ScanGap[];
  readonly isWaiting: boolean;
};

export type Known = {
  readonly sectors: readonly Sector[];
  readonly taxonomy: Taxonomy;
  readonly language: Language;
  readonly waitingIds: readonly string[];
};

/**
 * Returns a row for each enclosure, in their order. A species the catalogue does not know has no name and is not named.
 */
export function enclosureRows(enclosures: readonly Enclosure[], known: Known): readonly EnclosureRow[] {
  const sectorById = new Map(known.sectors.map((sector) => [sector.sectorId, sector]));
  return enclosures.map((enclosure) => ({
    enclosureId: enclosure.enclosureId,
    name: enclosure.enclosureName,
    enclosure,
    sector: sectorById.get(enclosure.linkedSectorId ?? '') ?? null,
    ...livingIn(enclosure, known),
    gaps: scanGapsOf(enclosure),
    isWaiting: known.waitingIds.includes(enclosure.enclosureId),
  }));
}

function livingIn(
  { animalsData }: Pick<Enclosure, 'animalsData'>,
  { taxonomy, language }: Pick<Known, 'taxonomy' | 'language'>,
): Pick<EnclosureRow, 'species' | 'familyIds' | 'orderIds'> {
  const known = animalsData.flatMap(({ specieId, count }) => {
    const species = taxonomy.species[specieId];
    return species === undefined ? [] : [{ specieId, count, species }];
  });
  const familyIds = [...new Set(known.flatMap(({ species }) => species.familyId ?? []))];
  const orderIds = [...new Set(familyIds.flatMap((familyId) => taxonomy.families[familyId]?.orderId ?? []))];
  const counted = known.map(({ specieId, count, species }) => ({
    specieId,
    count,
    name: speciesNameIn(species, language),
  }));
  return { species: counted.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)), familyIds, orderIds };
}
