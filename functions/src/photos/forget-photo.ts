import { database } from '../common/firebase.ts';
import { PHOTOS } from '../common/paths.ts';

/** Deletes what the gallery says of a file that is gone; nothing when it never knew of it. */
export async function forgetPhoto(zooId: string, publicId: string): Promise<void> {
  const named = database().collection(PHOTOS).where('zooId', '==', zooId).where('publicId', '==', publicId).limit(10);
  const { docs } = await named.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
