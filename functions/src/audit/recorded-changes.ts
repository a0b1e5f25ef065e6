import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { TEAM_FIELD } from '../../../src/domain/sectors/sector-team.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId } from '../common/paths.ts';
import type { Recorded } from './record-change.ts';

/** The people of a sector. */
export const TEAM: Recorded = {
  fields: Object.values(TEAM_FIELD),
  created: 'sector.teamSet',
  changed: 'sector.teamSet',
  deleted: null,
  nameOf: (sector) => Promise.resolve(textIn(sector, 'sectorName')),
};
/** The name of an establishment. */
export const NAME: Recorded = { fields: ['zooName'], created: null, changed: 'zoo.renamed', deleted: null };
/** The people of other establishments who may enter one. */
export const ACCESS: Recorded = {
  fields: ['staffAccess'],
  created: null,
  changed: 'zoo.staffAccessSet',
  deleted: null,
};
/** An announcement. */
export const ANNOUNCEMENT: Recorded = {
  fields: ['title', 'message', 'broadcastTeams', 'expiresAtUnix', 'sendNotification'],
  created: 'announcement.created',
  changed: 'announcement.changed',
  deleted: 'announcement.deleted',
};
/** A note on feeding, under the name of its animal, else its enclosure, else its sector. */
export const NUTRITION_NOTE: Recorded = {
  fields: ['text'],
  created: 'nutritionNote.created',
  changed: 'nutritionNote.changed',
  deleted: 'nutritionNote.deleted',
  nameOf: async (note) =>
    (await nameIn(note, 'animalId', 'animals', 'animalName')) ??
    (await nameIn(note, 'enclosureId', 'enclosures', 'enclosureName')) ??
    (await nameIn(note, 'sectorId', 'sectors', 'sectorName')),
};

/** Returns the name of the record that a note names in a field; null where it names none, or another establishment's. */
async function nameIn(note: DocumentSnapshot, field: string, kind: string, name: string): Promise<string | null> {
  const id: unknown = note.get(field);
  if (typeof id !== 'string' || !isDocumentId(id)) return null;
  const found = await database().doc(`${kind}/${id}`).get();
  return found.get('zooId') === note.get('zooId') ? textIn(found, name) : null;
}

function textIn(document: DocumentSnapshot, field: string): string | null {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : null;
}
