import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { thumbnailPath } from '../../../src/domain/pictures/file-place.ts';
import { thumbnailAddress } from '../../../src/domain/pictures/picture-address.ts';
import { PIXELS } from './backdrop.ts';
import type { PictureOf, Pictures, ShownPicture } from './pictures.ts';
import { type Rendered, tokenOf } from './render.ts';

/** The time for which a browser caches a picture; the same as the server sets. */
const ONE_HOUR = 'private, max-age=3600';
const UPLOADS_AT_ONCE = 12;

/** The pictures that documents request, stored after the documents are written. */
export type Shelf = Pictures & {
  /** Stores the requested pictures with their thumbnails, and returns how many. */
  store(app: App): Promise<number>;
};

/** Returns the pictures of these drawings for a Storage at this address (host:port). */
export function shelfOf(rendered: ReadonlyMap<string, Rendered>, storageHost: string, bucket: string): Shelf {
  const shown = new Map<string, Rendered>();
  return {
    show(of, drawing) {
      const files = rendered.get(drawing);
      if (files === undefined) throw new Error(`The seed has no drawing ${drawing}`);
      const publicId = pathOf(of);
      shown.set(publicId, files);
      return addressed(publicId, files, `http://${storageHost}/v0/b/${bucket}`);
    },
    async store(app) {
      const waiting = [...shown];
      const work = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await storePair(app, bucket, ...next);
      };
      await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work));
      return shown.size;
    },
  };
}

function pathOf({ zooId, kind, ownerId, name }: PictureOf): string {
  return `${zooId}/${kind}/${ownerId}/${name}.jpg`;
}

function addressed(publicId: string, { main }: Rendered, root: string): ShownPicture {
  const url = `${root}/o/${encodeURIComponent(publicId)}?alt=media&token=${tokenOf(publicId)}`;
  return { publicId, url, thumbnailUrl: thumbnailAddress(url), ...PIXELS, bytes: main.length };
}

async function storePair(app: App, bucket: string, path: string, { main, thumbnail }: Rendered): Promise<void> {
  const options = {
    resumable: false,
    metadata: {
      contentType: 'image/jpeg',
      cacheControl: ONE_HOUR,
      metadata: { firebaseStorageDownloadTokens: tokenOf(path), originalName: 'seed.jpg' },
    },
  };
  const files = getStorage(app).bucket(bucket);
  await Promise.all([files.file(path).save(main, options), files.file(thumbnailPath(path)).save(thumbnail, options)]);
}
