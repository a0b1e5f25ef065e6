import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Sector } from '#domain/sectors/sector.ts';

/** A sector, an enclosure or an animal that a task may be for. */
export type TargetRow = {
  readonly id: string;
  readonly name: string;
  /** its place and its species */
  readonly detail: string;
  readonly sectorId: string | null;
  readonly enclosureId: string | null;
  /** living animals of an enclosure; null: unknown */
  readonly count: number | null;
};

/** Returns the sectors of an establishment, by name. */
export function sectorRows(sectors: readonly Sector[]): readonly TargetRow[] {
  return byName(
    sectors.map(({ sectorId, sectorName }) => ({
      ...{ id: sectorId, name: sectorName, detail: '', sectorId, enclosureId: null, count: null },
    })),
  );
}

/** Returns the enclosures in use, by name, each with its sector. */
export function enclosureRows(enclosures: readonly Enclosure[], sectors: readonly Sector[]): readonly TargetRow[] {
  const nameOf = namesOf(sectors);
  return byName(
    enclosures
      .filter(({ isArchived }) => !isArchived)
      .map(({ enclosureId, enclosureName, linkedSectorId, animalsCount }) => ({
        id: enclosureId,
        name: enclosureName,
        detail: nameOf(linkedSectorId),
        sectorId: linkedSectorId,
        enclosureId,
        count: animalsCount,
      })),
  );
}

/** Returns the animals that are there, by name, each with its species and enclosure. */
export function animalRows(
  animals: readonly RegisterAnimal[],
  enclosures: readonly Enclosure[],
  sectors: readonly Sector[],
): readonly TargetRow[] {
  const nameOf = namesOf(sectors);
  const byId = new Map(enclosures.map((one) => [one.enclosureId, one]));
  return byName(
    animals
      .filter(({ status, isArchived }) => status === 'present' && !isArchived)
      .map(({ animalId, animalName, specieName, enclosureId }) => {
        const enclosure = byId.get(enclosureId ?? '');
        const sectorId = enclosure?.linkedSectorId ?? null;
        const detail = [specieName, enclosure?.enclosureName ?? '', nameOf(sectorId)].filter(Boolean).join(' · ');
        return { id: animalId, name: animalName, detail, sectorId, enclosureId, count: null };
      }),
  );
}

/** Returns the text that a search looks through. */
export function rowText({ name, detail }: TargetRow): string {
  return `${name} ${detail}`;
}

function namesOf(sectors: readonly Sector[]): (sectorId: string | null) => string {
  const names = new Map(sectors.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
  return (sectorId) => names.get(sectorId ?? '') ?? '';
}

const ORDER = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

function byName(rows: readonly TargetRow[]): readonly TargetRow[] {
  return rows.toSorted((one, other) => ORDER.compare(one.name, other.name));
}
