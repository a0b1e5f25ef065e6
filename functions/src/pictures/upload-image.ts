import type * as z from 'zod/mini';
import { type StoredPicture, uploadImageContract } from '../../../src/domain/callables/pictures.ts';
import { folderPath, readFolder } from '../../../src/domain/pictures/file-place.ts';
import { oneLine } from '../../../src/domain/text/fill.ts';
import { defineCallable } from '../common/define-callable.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { ownerToChange } from './file-access.ts';
import { readPicture } from './read-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { storePicture } from './stored-files.ts';

/**
 * Stores a picture of a sector or an enclosure. The browser writes its address into the document to which it belongs.
 * @source src/domain/callables/pictures.ts; decision 11
 */
export const uploadImage = defineCallable(uploadImageContract, {
  memory: '1GiB',
  handle: upload,
});

async function upload(
  { name, folder, base64picture, preset }: z.infer<typeof uploadImageContract.request>,
  caller: Caller,
): Promise<StoredPicture | Refusal> {
  const place = readFolder(folder);
  if (place === null || (place.kind !== 'sectors' && place.kind !== 'enclosures'))
    return refuse('file/foreign', 'folder');
  const owner = await ownerToChange(place, caller);
  if (isRefusal(owner)) return owner.error.code === 'file/foreign' ? refuse('file/foreign', 'folder') : owner;
  const picture = await readPicture(base64picture);
  if (isRefusal(picture)) return picture;
  const shrunk = await shrinkPicture(picture, preset);
  if (isRefusal(shrunk)) return shrunk;
  return storePicture(folderPath(place), shrunk, { userId: caller.userId, name: oneLine(name) });
}
