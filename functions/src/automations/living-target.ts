import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { targetPlaces } from '../../../src/domain/tasks/target-places.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import { animalPath, enclosurePath, isDocumentId, sectorPath } from '../common/paths.ts';

/** The target of a task, and its places. */
export type Places = Pick<Task, 'target' | 'sectorId' | 'sectorIds' | 'enclosureIds' | 'animalIds'>;

/** Reads documents by their paths; null for one that does not exist. */
export type ReadDocuments = (paths: readonly string[]) => Promise<ReadonlyMap<string, DocumentData | null>>;

/** The fields that show whether a target is still there, and its place. */
const FIELDS = ['zooId', 'isArchived', 'status', 'linkedSectorId', 'animalEnclosureData'];

/**
 * Returns the remaining part of a target in its establishment, with its present places; registers of parks hold odd
 * values, so a target without a place has none. Gone are targets that do not exist, are archived or another
 * establishment's, and animals that died or left.
 */
export async function livingTarget(zooId: string, target: Task['target'], read: ReadDocuments): Promise<Places> {
  const { level } = target;
  const pathOf = { SECTOR: sectorPath, ENCLOSURE: enclosurePath, ANIMAL: animalPath }[level];
  const ids = target.ids.filter(isDocumentId);
  const documents = await read(ids.map(pathOf));
  const living = ids.filter((id) => isThere(documents.get(pathOf(id)), zooId));

  const enclosureOfAnimal = new Map(
    level === 'ANIMAL' ? living.map((id) => [id, enclosureOf(documents.get(pathOf(id)))]) : [],
  );
  const enclosureIds = level === 'ENCLOSURE' ? living : [...new Set(enclosureOfAnimal.values())].filter(isId);
  const enclosures = level === 'SECTOR' ? new Map() : await read(enclosureIds.map(enclosurePath));
  const sectorOfEnclosure = new Map(
    enclosureIds.map((id) => [id, idOr(enclosures.get(enclosurePath(id))?.['linkedSectorId'])]),
  );
  const remaining = { level, ids: living };
  return { target: remaining, ...targetPlaces(remaining, { sectorOfEnclosure, enclosureOfAnimal }) };
}

/**
 * Returns a function that reads from the database, each document once in its lifetime: many automations have the same
 * few places.
 */
export function readOnce(database: Firestore): ReadDocuments {
  const known = new Map<string, DocumentData | null>();
  return async (paths) => {
    const unknown = [...new Set(paths)].filter((path) => !known.has(path));
    for (const [path, data] of await readAll(database, database, unknown)) known.set(path, data);
    return known;
  };
}

/** Reads within a transaction. */
export function readWithin(database: Firestore, transaction: Transaction): ReadDocuments {
  return (paths) => readAll(database, transaction, [...new Set(paths)]);
}

async function readAll(
  database: Firestore,
  from: Pick<Firestore, 'getAll'> | Pick<Transaction, 'getAll'>,
  paths: readonly string[],
): Promise<Map<string, DocumentData | null>> {
  if (paths.length === 0) return new Map();
  const documents = await from.getAll(...paths.map((path) => database.doc(path)), { fieldMask: FIELDS });
  return new Map(documents.map((document) => [document.ref.path, document.data() ?? null]));
}

function isThere(data: DocumentData | null | undefined, zooId: string): boolean {
  if (data === null || data === undefined) return false;
  const isGone = data['isArchived'] === true || ['departed', 'dead'].includes(data['status']);
  return data['zooId'] === zooId && !isGone;
}

function enclosureOf(animal: DocumentData | null | undefined): string | null {
  const data: unknown = animal?.['animalEnclosureData'];
  return typeof data === 'object' && data !== null && 'enclosureId' in data ? idOr(data.enclosureId) : null;
}

function idOr(value: unknown): string | null {
  return isId(value) ? value : null;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isDocumentId(value);
}
