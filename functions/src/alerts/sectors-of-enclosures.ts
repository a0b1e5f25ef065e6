import { database } from '../common/firebase.ts';
import { enclosurePath, isDocumentId } from '../common/paths.ts';

/** Returns the sector of each enclosure of an establishment, in a list; empty for an unknown or a foreign enclosure. */
export async function sectorsOfEnclosures(
  zooId: string,
  enclosureIds: readonly (string | null)[],
): Promise<(enclosureId: string | null) => readonly string[]> {
  const ids = [...new Set(enclosureIds)].filter((id): id is string => id !== null && isDocumentId(id));
  const documents =
    ids.length === 0 ? [] : await database().getAll(...ids.map((id) => database().doc(enclosurePath(id))));
  const sectors = new Map(
    documents.map((document) => {
      const sectorId: unknown = document.get('zooId') === zooId ? document.get('linkedSectorId') : null;
      return [document.id, typeof sectorId === 'string' && sectorId !== '' ? [sectorId] : []];
    }),
  );
  return (enclosureId) => sectors.get(enclosureId ?? '') ?? [];
}
