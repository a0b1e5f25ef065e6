import { createHash } from 'node:crypto';
import { thumbnailPath } from '../../../src/domain/pictures/file-place.ts';
import { thumbnailAddress } from '../../../src/domain/pictures/picture-address.ts';
import { PIXELS } from './backdrop.ts';
import { DRAWINGS } from './drawings.ts';
import type { PictureOf, Pictures, ShownPicture } from './pictures.ts';

/** A picture to store, with the path of its thumbnail and the token of both addresses. */
export type Requested = { readonly path: string; readonly thumbnailPath: string; readonly token: string };

/** The pictures that documents request. */
export type Shelf = Pictures & {
  /** Returns the pictures requested so far, by the name of their drawing. */
  requested(): ReadonlyMap<string, readonly Requested[]>;
};

/** Returns an empty shelf for a Storage at this address (host:port). */
export function shelfOf(storageHost: string, bucket: string): Shelf {
  const drawings = new Map<string, string>();
  return {
    show(of, drawing) {
      if (!DRAWINGS.has(drawing)) throw new Error(`The seed has no drawing ${drawing}`);
      const path = pathOf(of);
      drawings.set(path, drawing);
      return addressed(path, `http://${storageHost}/v0/b/${bucket}`);
    },
    requested() {
      const byDrawing = new Map<string, Requested[]>();
      for (const [path, drawing] of drawings) {
        const requested = { path, thumbnailPath: thumbnailPath(path), token: tokenOf(path) };
        byDrawing.set(drawing, [...(byDrawing.get(drawing) ?? []), requested]);
      }
      return byDrawing;
    },
  };
}

function pathOf({ zooId, kind, ownerId, name }: PictureOf): string {
  return `${zooId}/${kind}/${ownerId}/${name}.jpg`;
}

function addressed(publicId: string, root: string): ShownPicture {
  const url = `${root}/o/${encodeURIComponent(publicId)}?alt=media&token=${tokenOf(publicId)}`;
  return { publicId, url, thumbnailUrl: thumbnailAddress(url), ...PIXELS };
}

/** Returns a token that depends on the path only, in the service's format. */
function tokenOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
