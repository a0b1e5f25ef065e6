import type { Area } from '../../../src/domain/enclosures/enclosure.ts';
import { folderPath, readFolder } from '../../../src/domain/pictures/file-place.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { shrinkPicture } from '../pictures/shrink-picture.ts';
import { storePicture } from '../pictures/stored-files.ts';

/** The fields of a plan about its image. */
export type PlanImage = Pick<Area, 'areaImageUrl' | 'imageWidth' | 'imageHeight' | 'shouldUpload'> & {
  readonly areaImage: string;
};

/** Stores the image of a plan among its enclosure's files, or returns the refusal. */
export async function storePlanImage(
  { zooId, enclosureId }: { readonly zooId: string; readonly enclosureId: string },
  base64picture: string,
  { userId }: Caller,
): Promise<PlanImage | Refusal> {
  const folder = folderPath({ zooId, kind: 'enclosures', ownerId: enclosureId });
  if (readFolder(folder)?.ownerId !== enclosureId) return refuse('file/foreign', 'enclosureId');
  const picture = await readPicture(base64picture);
  if (isRefusal(picture)) return picture;
  const shrunk = await shrinkPicture(picture, 'plan');
  if (isRefusal(shrunk)) return shrunk;
  const stored = await storePicture(folder, shrunk, { userId, name: 'plan' });
  if (isRefusal(stored)) return stored;
  return {
    areaImage: stored.public_id,
    areaImageUrl: stored.url,
    imageWidth: shrunk.main.width,
    imageHeight: shrunk.main.height,
    shouldUpload: false,
  };
}
