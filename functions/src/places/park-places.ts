import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { type Enclosure, enclosureSchema, OLDER_ENCLOSURE } from '../../../src/domain/enclosures/enclosure.ts';
import { type Zone, zoneSchema } from '../../../src/domain/enclosures/zone.ts';
import { type Group, groupSchema, OLDER_GROUP } from '../../../src/domain/groups/group.ts';
import { database } from '../common/firebase.ts';
import { enclosurePath, groupPath, isDocumentId } from '../common/paths.ts';
import { readTolerantly } from './read-tolerantly.ts';

/** Enclosures and groups of one establishment, by their ids; a place that does not exist there is absent. */
export type ParkPlaces = {
  readonly enclosures: ReadonlyMap<string, Enclosure>;
  readonly groups: ReadonlyMap<string, Group>;
};

/** Reads places within a transaction, so that nobody can retire one meanwhile. */
export async function readPlaces(
  transaction: Transaction,
  zooId: string,
  enclosureIds: readonly (string | null)[],
  groupIds: readonly (string | null)[] = [],
): Promise<ParkPlaces> {
  const enclosures = new Map<string, Enclosure>();
  const groups = new Map<string, Group>();
  const references = [...referencesOf(enclosureIds, enclosurePath), ...referencesOf(groupIds, groupPath)];
  const documents = references.length === 0 ? [] : await transaction.getAll(...references);
  for (const document of documents) {
    const data = document.data();
    if (data === undefined || data['zooId'] !== zooId) continue;
    if (document.ref.parent.id === 'groups') groups.set(document.id, groupOf(document.id, data));
    else enclosures.set(document.id, enclosureOf(document.id, data));
  }
  return { enclosures, groups };
}

/** Reads the zones of an enclosure within a transaction; one that cannot be read is left out. */
export async function readZones(transaction: Transaction, enclosureId: string): Promise<Zone[]> {
  const { docs } = await transaction.get(database().collection(`${enclosurePath(enclosureId)}/zones`));
  return docs.flatMap((document) => {
    const zone = zoneSchema.safeParse({ ...document.data(), zoneId: document.id });
    return zone.success ? [zone.data] : [];
  });
}

/** Returns the enclosure of a stored document, with defaults for missing fields. */
export function enclosureOf(enclosureId: string, data: Readonly<Record<string, unknown>>): Enclosure {
  const named = { enclosureName: '', label: '', value: enclosureId, zooId: data['zooId'] };
  return readTolerantly(enclosureSchema, { ...OLDER_ENCLOSURE, ...named }, { ...data, enclosureId });
}

/** Returns the group of a stored document, with defaults for missing fields. */
export function groupOf(groupId: string, data: Readonly<Record<string, unknown>>): Group {
  const named = { groupName: '', label: '', value: groupId, zooId: data['zooId'] };
  return readTolerantly(groupSchema, { ...OLDER_GROUP, ...named }, { ...data, groupId });
}

function referencesOf(ids: readonly (string | null)[], path: (id: string) => string): DocumentReference[] {
  const known = new Set(ids.filter((id) => id !== null).filter(isDocumentId));
  return [...known].map((id) => database().doc(path(id)));
}
