import { folderPath } from '../../../src/domain/pictures/file-place.ts';
import { bucket, database } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';
import { PHOTOS } from '../common/paths.ts';
import { giveRoom } from '../files/storage-room.ts';

const KINDS = { enclosure: 'enclosures', sector: 'sectors' } as const;

/**
 * Deletes the files of a deleted place, and their documents of the gallery. A failed deletion is logged: no document
 * names the file any more.
 */
export async function deletePlacePictures(zooId: string, kind: keyof typeof KINDS, id: string): Promise<void> {
  try {
    const photos = database().collection(PHOTOS).where('zooId', '==', zooId).where('subjectId', '==', id);
    const { docs } = await photos.where('kind', '==', kind).get();
    const writer = database().bulkWriter();
    for (const photo of docs) void writer.delete(photo.ref);
    await writer.close();
    const prefix = `${folderPath({ zooId, kind: KINDS[kind], ownerId: id })}/`;
    const [files] = await bucket().getFiles({ prefix });
    await bucket().deleteFiles({ prefix, force: true });
    await giveRoom(
      zooId,
      files.reduce((bytes, { metadata }) => bytes + Number(metadata.size ?? 0), 0),
    );
  } catch (failure) {
    logFailure('retirePlace', failure, { kind, id });
  }
}
