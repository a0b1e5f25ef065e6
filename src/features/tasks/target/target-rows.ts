import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { ownFirst } from '#domain/sectors/own-first.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { foundNames, namesOfAnimal, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import type { Language } from '#domain/users/language.ts';
import { compareIn } from '#ui/table/columns.ts';

/** A sector, an enclosure or an animal that a task may be for. */
export type TargetRow = {
  readonly id: string;
  readonly name: string;
  /** its place and its species */
  readonly detail: string;
  /** further names by which a search finds it, not shown */
  readonly otherNames: string;
  readonly sectorId: string | null;
  readonly enclosureId: string | null;
  /** living animals of an enclosure; null: unknown */
  readonly count: number | null;
};

/** The places and the catalogue of an establishment, and the language of the page, which sorts the rows. */
export type TargetSurroundings = {
  readonly sectors: readonly Sector[];
  readonly enclosures: readonly Enclosure[];
  readonly species: Readonly<Record<string, Pick<Species, 'specieName' | 'specieLatinName' | 'trad'>>>;
  readonly language: Language;
};

/** Returns the sectors of an establishment, by name. */
export function sectorRows({ sectors, language }: TargetSurroundings): readonly TargetRow[] {
  return byName(
    sectors.map(({ sectorId, sectorName }) => ({
      ...{ id: sectorId, name: sectorName, detail: '', otherNames: '', sectorId, enclosureId: null, count: null },
    })),
    language,
  );
}

/** Returns the enclosures in use, by name, each with its sector. */
export function enclosureRows({ enclosures, sectors, language }: TargetSurroundings): readonly TargetRow[] {
  const nameOf = namesOf(sectors);
  return byName(
    enclosures
      .filter(({ isArchived }) => !isArchived)
      .map(({ enclosureId, enclosureName, linkedSectorId, animalsCount }) => ({
        id: enclosureId,
        name: enclosureName,
        detail: nameOf(linkedSectorId),
        otherNames: '',
        sectorId: linkedSectorId,
        enclosureId,
        count: animalsCount,
      })),
    language,
  );
}

/** Returns the animals that are there, by name, each with its species in the language of the page and its enclosure. */
export function animalRows(
  animals: readonly RegisterAnimal[],
  { enclosures, sectors, species, language }: TargetSurroundings,
): readonly TargetRow[] {
  const nameOf = namesOf(sectors);
  const byId = new Map(enclosures.map((one) => [one.enclosureId, one]));
  return byName(
    animals
      .filter(({ status, isArchived }) => status === 'present' && !isArchived)
      .map((animal) => {
        const { animalId, animalName, enclosureId } = animal;
        const names = namesOfAnimal(animal, species);
        const enclosure = byId.get(enclosureId ?? '');
        const sectorId = enclosure?.linkedSectorId ?? null;
        const detail = [speciesNameIn(names, language), enclosure?.enclosureName ?? '', nameOf(sectorId)]
          .filter(Boolean)
          .join(' · ');
        const otherNames = foundNames(names);
        return { id: animalId, name: animalName, detail, otherNames, sectorId, enclosureId, count: null };
      }),
    language,
  );
}

/** Rows of a list under one heading; null for a list without. */
export type TargetPart = { readonly heading: 'own' | 'others' | null; readonly rows: readonly TargetRow[] };

/** Returns rows of sectors in two parts, the person's own first; one part where all are theirs, or none is. */
export function sectorParts(rows: readonly TargetRow[], ownIds: readonly string[]): readonly TargetPart[] {
  const { own, others } = ownFirst(rows, ownIds);
  if (own.length === 0 || others.length === 0) return [{ heading: null, rows }];
  return [
    { heading: 'own', rows: own },
    { heading: 'others', rows: others },
  ];
}

/** Returns the text that a search looks through. */
export function rowText({ name, detail, otherNames }: TargetRow): string {
  return `${name} ${detail} ${otherNames}`;
}

function namesOf(sectors: readonly Sector[]): (sectorId: string | null) => string {
  const names = new Map(sectors.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
  return (sectorId) => names.get(sectorId ?? '') ?? '';
}

function byName(rows: readonly TargetRow[], language: Language): readonly TargetRow[] {
  const compare = compareIn(language);
  return rows.toSorted((one, other) => compare(one.name, other.name));
}
