import { type BrowserWrite, type Recorded, recordChange } from '../audit/record-change.ts';
import { ACCESS, ANNOUNCEMENT, NAME, NUTRITION_NOTE, TEAM } from '../audit/recorded-changes.ts';
import { type ChangeByPerson, onWriteByPerson } from '../common/define-trigger.ts';
import { database } from '../common/firebase.ts';

/** Records changes of a sector's team. Those by the server have an entry of their own: rights, invitations. */
export const recordTeam = onWriteByPerson({ name: 'recordTeam', document: 'sectors/{sectorId}' }, (change) =>
  record(change, zooOf(change), [TEAM]),
);

/** Records another name of an establishment, and who of other establishments may enter. */
export const recordEstablishment = onWriteByPerson({ name: 'recordEstablishment', document: 'zoo/{zooId}' }, (change) =>
  record(change, change.ids.zooId, [NAME, ACCESS]),
);

/** Records what becomes of an announcement. */
export const recordAnnouncement = onWriteByPerson(
  { name: 'recordAnnouncement', document: 'zoo/{zooId}/announcements/{announcementId}' },
  (change) => record(change, change.ids.zooId, [ANNOUNCEMENT]),
);

/** Records what becomes of a note on feeding. */
export const recordNutritionNote = onWriteByPerson(
  { name: 'recordNutritionNote', document: 'nutritionNotes/{noteId}' },
  (change) => record(change, zooOf(change), [NUTRITION_NOTE]),
);

type Change = Pick<ChangeByPerson<string>, 'at' | 'before' | 'after' | 'by' | 'eventId'>;

async function record({ by, ...change }: Change, zooId: string | null, kinds: readonly Recorded[]): Promise<void> {
  if (by === null || zooId === null) return;
  const write: BrowserWrite = { ...change, by };
  for (const kind of kinds)
    // oxlint-disable-next-line no-await-in-loop -- two at most
    await recordChange(database(), zooId, write, kind);
}

function zooOf({ before, after }: Pick<Change, 'before' | 'after'>): string | null {
  const zooId: unknown = after.get('zooId') ?? before.get('zooId');
  return typeof zooId === 'string' ? zooId : null;
}
