import { describe, expect, it } from 'vitest';
import { type AnimalShare, animalShareSchema } from '../../src/domain/animal-shares/animal-share.ts';
import { type Animal, animalSchema } from '../../src/domain/animals/animal.ts';
import { checkAnimal } from '../../src/domain/animals/check-animal.ts';
import { type Movement, movementSchema } from '../../src/domain/animals/movement.ts';
import { placeAt } from '../../src/domain/animals/place-at.ts';
import { REGISTER_PART_SIZE, type RegisterEntry, registerEntryOf } from '../../src/domain/animals/register.ts';
import { checkEnclosure } from '../../src/domain/enclosures/check-enclosure.ts';
import { checkZone } from '../../src/domain/enclosures/check-zone.ts';
import { type Enclosure, enclosureSchema } from '../../src/domain/enclosures/enclosure.ts';
import { homeOf, populationOf } from '../../src/domain/enclosures/population.ts';
import { scanMissing } from '../../src/domain/enclosures/scan-readiness.ts';
import { checkShape, parseShape } from '../../src/domain/enclosures/shape.ts';
import { type Zone, zoneSchema } from '../../src/domain/enclosures/zone.ts';
import { checkGroup } from '../../src/domain/groups/check-group.ts';
import { groupSchema } from '../../src/domain/groups/group.ts';
import { type Photo, photoSchema } from '../../src/domain/pictures/photo.ts';
import { documentsOfScale, type Scale } from './documents.ts';
import { shelfOf } from './pictures/shelf.ts';
import type { SeedDocument } from './seed-document.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const seeded = (scale: Scale) => [...documentsOfScale(scale, NOW, shelfOf('127.0.0.1:9199', 'demo.appspot.com'))];

/** `enclosures/{id}/zones/{id}` is counted as `enclosures/zones`. */
const kindOf = (path: string) =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

function readPark(documents: readonly SeedDocument[]) {
  const all = <Row>(kind: string, schema: { parse(data: unknown): Row }) =>
    documents.filter(({ path }) => kindOf(path) === kind).map(({ data }) => schema.parse(data));
  return {
    animals: all<Animal>('animals', animalSchema),
    shares: all<AnimalShare>('animalShares', animalShareSchema),
    enclosures: all<Enclosure>('enclosures', enclosureSchema),
    zones: all<Zone>('enclosures/zones', zoneSchema),
    groups: all('groups', groupSchema),
    moves: all<Movement>('movements', movementSchema),
    photos: all<Photo>('photos', photoSchema),
    members: documents.filter(({ path }) => kindOf(path) === 'groups/animals').map(({ data }) => data),
    parts: documents.filter(({ path }) => kindOf(path) === 'zoo/animalRegister').map(({ data }) => data),
  };
}

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) => Map.groupBy(rows, keyOf);

describe.each(['small', 'animals'] as const)('the park of the seed (%s)', (scale) => {
  const park = readPark(seeded(scale));

  it('every animal is in the register once, with the same data, within the size of a part', () => {
    const entries = park.parts.flatMap((part) =>
      Object.entries(part['entries'] as Record<string, RegisterEntry>).map(([id, entry]) => ({ id, entry, part })),
    );
    expect(entries).toHaveLength(park.animals.length);
    const byId = new Map(entries.map((one) => [one.id, one]));
    const wrong = park.animals.filter((animal) => {
      const found = byId.get(animal.animalId);
      return (
        JSON.stringify(found?.entry) !== JSON.stringify(registerEntryOf(animal)) ||
        found?.part['part'] !== animal.registerPart ||
        found.part['zooId'] !== animal.zooId
      );
    });
    expect(wrong).toEqual([]);
    for (const part of park.parts) {
      expect(part['count']).toBe(Object.keys(part['entries'] as object).length);
      expect(part['count']).toBeLessThanOrEqual(REGISTER_PART_SIZE);
    }
  });

  it('every enclosure counts the animals that live there', () => {
    const residents = grouped(park.animals, (animal) => homeOf(animal) ?? '');
    const wrong = park.enclosures.filter(({ enclosureId, animalsData, speciesList, animalsCount }) => {
      const counted = populationOf(residents.get(enclosureId) ?? []);
      return JSON.stringify({ animalsData, speciesList, animalsCount }) !== JSON.stringify(counted);
    });
    expect(wrong).toEqual([]);
  });

  it('every enclosure lists what it lacks before scans, and every shape can be drawn', () => {
    const zones = grouped(park.zones, (zone) => zone.enclosureId);
    const wrong = park.enclosures.filter(
      (one) => JSON.stringify(scanMissing(one, zones.get(one.enclosureId) ?? [])) !== JSON.stringify(one.scanMissing),
    );
    expect(wrong).toEqual([]);
    const shapes = park.zones.flatMap(({ shape }) => (shape === null ? [] : [shape]));
    expect(shapes.filter((shape) => checkShape(parseShape(shape) ?? []) !== null)).toEqual([]);
  });

  it('enclosures, zones, groups and animals are valid for their forms', () => {
    const zonesOf = grouped(park.zones, (zone) => zone.enclosureId);
    for (const one of park.enclosures) {
      expect(checkEnclosure(one)).toEqual({});
      const zones = zonesOf.get(one.enclosureId) ?? [];
      const areaIds = one.areas.map(({ areaId }) => areaId);
      for (const zone of zones)
        expect(checkZone(zone, { others: zones.filter((other) => other !== zone), areaIds })).toEqual({});
    }
    for (const group of park.groups) expect(checkGroup(group)).toEqual({});
    const living = park.animals.filter((animal) => homeOf(animal) !== null);
    expect(living.filter((animal) => Object.keys(checkAnimal(animal, NOW)).length > 0)).toEqual([]);
  });

  it('every group has exactly the animals that name it', () => {
    const members = park.members.map((one) => `${String(one['groupId'])} ${String(one['animalId'])}`);
    const said = park.animals.flatMap(({ group, animalId }) =>
      group === null ? [] : [`${group.groupId} ${animalId}`],
    );
    expect(members.toSorted()).toEqual(said.toSorted());
    for (const { groupId, animalsCount } of park.groups)
      expect(animalsCount).toBe(members.filter((one) => one.startsWith(`${groupId} `)).length);
  });

  it('the moves of every animal lead to its present place', () => {
    const moves = grouped(park.moves, (move) => move.animalId);
    const wrong = park.animals.filter((animal) => {
      const place = placeAt(moves.get(animal.animalId) ?? [], NOW);
      return (
        place === null ||
        place.enclosureId !== (animal.animalEnclosureData?.enclosureId ?? null) ||
        place.groupId !== (animal.group?.groupId ?? null)
      );
    });
    expect(wrong).toEqual([]);
    expect(park.moves.some(({ kind }) => kind === 'move')).toBe(true);
  });
});

describe('the park of the small seed', () => {
  const park = readPark(seeded('small'));
  const largest = <Row extends { zooId: string }>(rows: readonly Row[]) =>
    rows.filter(({ zooId }) => zooId === 'zoo-fullcare');

  it('the small park has one dead animal, one departed, two archived and two that another establishment reads', () => {
    const animals = largest(park.animals);
    expect(animals.filter(({ status }) => status === 'dead')).toHaveLength(1);
    expect(animals.filter(({ status }) => status === 'departed')).toHaveLength(1);
    expect(animals.filter(({ isArchived }) => isArchived)).toHaveLength(2);
    const shared = animals.filter(({ authorizedFacilities }) => authorizedFacilities.includes('zoo-essential'));
    expect(shared.map(({ establishmentName }) => establishmentName)).toEqual([
      'Parc des Trois Rivières',
      'Parc des Trois Rivières',
    ]);
    expect(animals.every(({ zooId, authorizedFacilities }) => authorizedFacilities.includes(zooId))).toBe(true);
  });

  it('an animal is read by the partners of its accepted shares and by nobody else', () => {
    const partners = Map.groupBy(
      park.shares.filter(({ state }) => state === 'accepted'),
      ({ animalId }) => animalId,
    );
    const wrong = park.animals.filter(({ animalId, zooId, authorizedFacilities }) => {
      const readers = [zooId, ...(partners.get(animalId) ?? []).map(({ partnerId }) => partnerId)];
      return JSON.stringify(readers) !== JSON.stringify(authorizedFacilities);
    });
    expect(wrong).toEqual([]);
    expect(Map.groupBy(park.shares, ({ state }) => state).get('proposed')).toHaveLength(3);
  });

  it('the small park reads animals of two other establishments', () => {
    const shared = park.animals.filter(
      ({ zooId, authorizedFacilities }) => zooId !== 'zoo-fullcare' && authorizedFacilities.includes('zoo-fullcare'),
    );
    expect(shared.map(({ establishmentName }) => establishmentName)).toEqual([
      ...Array.from({ length: 4 }, () => 'Réserve de la Baie'),
      'Institut du Littoral',
    ]);
  });

  it('some enclosures are ready for scans, and each gap occurs at least once', () => {
    const enclosures = park.enclosures.filter(({ isArchived }) => !isArchived);
    expect(largest(enclosures).filter(({ scanMissing: gaps }) => gaps.length === 0).length).toBeGreaterThan(20);
    const gaps = new Set(enclosures.flatMap((one) => one.scanMissing));
    expect([...gaps].toSorted()).toEqual([
      'animals',
      'grid-too-wide',
      'map-width',
      'plan',
      'square',
      'zone',
      'zone-area',
      'zone-shape',
    ]);
    expect(park.enclosures.filter(({ isArchived }) => isArchived)).toHaveLength(1);
  });

  it('register numbers are unique in an establishment', () => {
    const numbers = park.animals.flatMap(({ zooId, registryId }) =>
      registryId === null ? [] : [`${zooId} ${registryId}`],
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('no move is before the arrival, and no arrival before the birth', () => {
    const arrivals = new Map(
      park.moves.filter(({ kind }) => kind === 'arrival').map((one) => [one.animalId, one.movedAtUnix]),
    );
    expect(park.moves.filter(({ animalId, movedAtUnix }) => movedAtUnix < (arrivals.get(animalId) ?? 0))).toEqual([]);
    expect(park.moves.filter(({ movedAtUnix, recordedAtUnix }) => Math.max(movedAtUnix, recordedAtUnix) > NOW)).toEqual(
      [],
    );
    const tooEarly = park.animals.filter(({ animalBirthdate, animalId }) => {
      const [month, year] = (animalBirthdate ?? '01/1970').split('/').map(Number);
      return (arrivals.get(animalId) ?? 0) < Date.UTC(year ?? 0, (month ?? 1) - 1);
    });
    expect(tooEarly).toEqual([]);
  });

  it('animals, enclosures and sectors have photos, each with its own file', () => {
    expect(new Set(park.photos.map(({ kind }) => kind))).toEqual(new Set(['animal', 'enclosure', 'sector']));
    expect(new Set(park.photos.map(({ publicId }) => publicId)).size).toBe(park.photos.length);
    expect(largest(park.animals).filter(({ photo }) => photo !== null).length).toBeGreaterThanOrEqual(28);
  });
});

it('the scale "animals" has exactly 10,000 animals in the largest park', () => {
  const animals = seeded('animals').filter(
    ({ path, data }) => path.startsWith('animals/') && data['zooId'] === 'zoo-fullcare',
  );
  expect(animals).toHaveLength(10_000);
});

it('a seed without a storage names no pictures', () => {
  const { animals, enclosures, photos } = readPark([...documentsOfScale('small', NOW)]);
  expect(photos).toEqual([]);
  expect(animals.filter(({ photo }) => photo !== null)).toEqual([]);
  expect(enclosures.filter((one) => one.enclosureProfilePicture !== null)).toEqual([]);
});
