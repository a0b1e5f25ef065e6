import { database } from '../common/firebase.ts';
import { PHOTOS } from '../common/paths.ts';

/** Deletes the gallery's document of a file that is gone; does nothing when there is none. */
export async function forgetPhoto(zooId: string, publicId: string): Promise<void> {
  const named = database().collection(PHOTOS).where('zooId', '==', zooId).where('publicId', '==', publicId).limit(10);
  const { docs } = await named.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
