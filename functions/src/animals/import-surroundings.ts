import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { ImportDeparture } from '../../../src/domain/animal-import/checked-row.ts';
import type { ImportGroup } from '../../../src/domain/animal-import/import-group.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { ImportAnimalsRequest } from '../../../src/domain/callables/import-animals.ts';
import { database } from '../common/firebase.ts';
import { animalPath } from '../common/paths.ts';
import { type ParkPlaces, readPlaces } from '../places/park-places.ts';
import { placeOf } from './animal-step.ts';
import { readSpecies, type SpeciesNames } from './known-species.ts';
import { animalOf, animalsByRegistryId } from './stored-animals.ts';

export type ImportRow = ImportAnimalsRequest['rows'][number];

/** The rows of one call: animals, groups, deaths and departures. */
export type ImportedRows = {
  readonly rows: readonly ImportRow[];
  readonly groups: readonly ImportGroup[];
  readonly departures: readonly ImportDeparture[];
};

/** The stored animals, places and names that the rows concern. */
export type Surroundings = {
  readonly zooId: string;
  /** animals by registryId */
  readonly known: ReadonlyMap<string, Animal>;
  /** by animalId: the animals that rows name themselves */
  readonly named: ReadonlyMap<string, Animal>;
  /**
   * identifiers that several animals have, and those whose document id now belongs to an animal with another identifier
   */
  readonly ambiguous: ReadonlySet<string>;
  readonly places: ParkPlaces;
  readonly species: ReadonlyMap<string, SpeciesNames>;
};

/** Reads the surroundings of the rows within the transaction that writes them. */
export async function readAround(
  transaction: Transaction,
  zooId: string,
  { rows, groups, departures }: ImportedRows,
): Promise<Surroundings> {
  const registryIds = rows.map(({ registryId }) => registryId?.trim() ?? '').filter((id) => id !== '');
  const found = await animalsByRegistryId(transaction, zooId, registryIds);
  const known = new Map(found.map((animal) => [animal.registryId ?? '', animal]));
  const named = await namedAnimals(transaction, zooId, [...rows, ...departures]);
  const several = found.filter((animal) => known.get(animal.registryId ?? '') !== animal);
  const unknown = [...new Set(registryIds)].filter((id) => !known.has(id));
  const taken = await takenIds(transaction, zooId, unknown);
  const before = [...found, ...named.values()];
  const places = await readPlaces(
    transaction,
    zooId,
    [
      ...[...rows, ...groups].map(({ enclosureId }) => enclosureId),
      ...before.map((animal) => placeOf(animal).enclosureId),
    ],
    before.map((animal) => placeOf(animal).groupId),
  );
  return {
    zooId,
    known,
    named,
    ambiguous: new Set([...several.map(({ registryId }) => registryId ?? ''), ...taken]),
    places,
    species: await readSpecies(
      transaction,
      [...rows, ...groups].map(({ specieId }) => specieId),
    ),
  };
}

/** Returns the id of the animal that a row creates: the same row sent twice creates one animal. */
export function importedId(zooId: string, registryId: string): string {
  return `r${createHash('sha256')
    .update(JSON.stringify([zooId, registryId]))
    .digest('hex')
    .slice(0, 27)}`;
}

/** Returns the animals of this establishment that rows name by their documents; others are absent. */
async function namedAnimals(
  transaction: Transaction,
  zooId: string,
  rows: readonly { readonly animalId?: string | undefined }[],
): Promise<ReadonlyMap<string, Animal>> {
  const ids = [...new Set(rows.flatMap(({ animalId }) => (animalId === undefined ? [] : [animalId])))];
  if (ids.length === 0) return new Map();
  const documents = await transaction.getAll(...ids.map((id) => database().doc(animalPath(id))));
  const animals = documents.map((document) => animalOf(document, zooId)).filter((animal) => animal !== null);
  return new Map(animals.map((animal) => [animal.animalId, animal]));
}

/** Returns the identifiers whose document id belongs to an animal that has another identifier by now. */
async function takenIds(transaction: Transaction, zooId: string, registryIds: readonly string[]): Promise<string[]> {
  if (registryIds.length === 0) return [];
  const references = registryIds.map((id) => database().doc(animalPath(importedId(zooId, id))));
  const documents = await transaction.getAll(...references);
  return registryIds.filter((_id, index) => documents[index]?.exists === true);
}
