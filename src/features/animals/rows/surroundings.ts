import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { agesAt } from '#domain/animals/birthdate.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Group } from '#domain/groups/group.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import type { RegisterEntry } from '#domain/animals/register.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { foundNames, namesOfAnimal, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';
import type { RowSpecies } from './animal-row.ts';

/** The records that the register names by id alone. */
export type Known = {
  readonly enclosures: readonly Enclosure[];
  readonly groups: readonly Group[];
  readonly sectors: readonly Sector[];
  readonly taxonomy: Taxonomy;
  readonly language: Language;
  /** instant for the ages; exact to the day */
  readonly today: EpochMs;
};

/** Finds the records of an animal's ids. Made once for a list, not for each animal. */
export type Surroundings = {
  readonly language: Language;
  enclosureOf(enclosureId: string | null): Enclosure | null;
  sectorOf(enclosureId: string | null): Sector | null;
  groupOf(groupId: string | null): Group | null;
  /** whole years */
  ageOf(birthdate: string | null): number | null;
  speciesOf(entry: Pick<RegisterEntry, 'specieId' | 'specieName' | 'specieLatinName'>): RowSpecies;
};

/** Returns the lookup of the places and the species of animals. */
export function surroundingsOf({ enclosures, groups, sectors, taxonomy, language, today }: Known): Surroundings {
  const enclosureById = new Map(enclosures.map((one) => [one.enclosureId, one]));
  const sectorById = new Map(sectors.map((one) => [one.sectorId, one]));
  const groupById = new Map(groups.map((one) => [one.groupId, one]));
  const speciesByKey = new Map<string, RowSpecies>();
  const enclosureOf = (id: string | null) => (id === null ? null : (enclosureById.get(id) ?? null));
  return {
    language,
    ageOf: agesAt(today),
    enclosureOf,
    sectorOf: (id) => sectorById.get(enclosureOf(id)?.linkedSectorId ?? '') ?? null,
    groupOf: (id) => (id === null ? null : (groupById.get(id) ?? null)),
    speciesOf(entry) {
      const key = entry.specieId ?? `${entry.specieName}|${entry.specieLatinName}`;
      const known = speciesByKey.get(key);
      if (known !== undefined) return known;
      const made = speciesNamed(key, entry, taxonomy, language);
      speciesByKey.set(key, made);
      return made;
    },
  };
}

function speciesNamed(
  key: string,
  entry: Pick<RegisterEntry, 'specieId' | 'specieName' | 'specieLatinName'>,
  taxonomy: Taxonomy,
  language: Language,
): RowSpecies {
  const listed = entry.specieId === null ? undefined : taxonomy.species[entry.specieId];
  const familyId = listed?.familyId ?? null;
  const family = familyId === null ? undefined : taxonomy.families[familyId];
  const orderId = family?.orderId ?? null;
  const order = orderId === null ? undefined : taxonomy.orders[orderId];
  const names = namesOfAnimal(entry, taxonomy.species);
  return {
    key,
    name: speciesNameIn(names, language),
    latinName: names.specieLatinName,
    foundNames: foundNames(names),
    familyId,
    familyName: family?.familyName || family?.familyLatinName || '',
    orderId,
    orderName: order?.orderName || order?.orderLatinName || '',
  };
}
