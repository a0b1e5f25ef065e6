import { expect, it } from 'vitest';
import { movementSchema } from '../../src/domain/animals/movement.ts';
import { placeAt } from '../../src/domain/animals/place-at.ts';
import { figuresOf, inventoryOf } from '../../src/domain/inventory/inventory.ts';
import { animalFromDocument } from '../../src/data/animals/animal.converter.ts';
import { seedDocuments } from './documents.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const DAY_MS = 86_400_000;
const documents = seedDocuments('small', NOW).filter(({ data }) => data['zooId'] === 'zoo-fullcare');
const animals = documents.flatMap(({ path, data }) => {
  const [collection, id = ''] = path.split('/');
  const animal = collection === 'animals' ? animalFromDocument(id, data) : null;
  return animal?.ok === true ? [animal.value] : [];
});
const movements = documents
  .filter(({ path }) => path.startsWith('movements/'))
  .map(({ data }) => movementSchema.parse(data));

it.each([0, 60, 300, 1_200])('the inventory of the seed %i days ago equals a recount of places', (daysAgo) => {
  const until = NOW - daysAgo * DAY_MS;
  const livedHere = (instant: number) =>
    animals.filter(({ animalId }) => {
      const own = movements.filter((movement) => movement.animalId === animalId);
      return (placeAt(own, instant)?.enclosureId ?? null) !== null;
    });
  const { records, unrecorded } = inventoryOf(animals, movements, { from: until - 365 * DAY_MS, until });
  expect(unrecorded).toEqual([]);
  expect(records.filter(({ atEnd }) => atEnd).map(({ animal }) => animal.animalId)).toEqual(
    livedHere(until - 1).map(({ animalId }) => animalId),
  );
  expect(figuresOf(records).beginning).toBe(livedHere(until - 365 * DAY_MS - 1).length);
});
