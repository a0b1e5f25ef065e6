import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { type Rendered, renderDrawing } from './pictures/render.ts';
import type { Requested } from './pictures/shelf.ts';
import type { SeedDocument } from './seed-document.ts';
import { writeDocuments } from './write-documents.ts';

/** The time for which a browser caches a picture; the same as the server sets. */
const ONE_HOUR = 'private, max-age=3600';
/** Drawings in memory at a time: a bitmap is three megabytes, and two keep two cores busy. */
const DRAWINGS_AT_ONCE = 2;
/** The code of gRPC. */
const ALREADY_EXISTS = 6;

/**
 * Draws and stores the requested pictures with their thumbnails, then writes the documents that describe the stored
 * pictures.
 * @param documents the documents with a drawing
 * @returns the number of pictures
 */
export async function writePictures(
  app: App,
  bucket: string,
  requested: ReadonlyMap<string, readonly Requested[]>,
  documents: readonly SeedDocument[],
): Promise<number> {
  const waiting = [...requested].toReversed();
  const described = Map.groupBy(documents, ({ drawing }) => drawing);
  const room = new Map<string, number>();
  let stored = 0;
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, pictures] = next;
      const rendered = await renderDrawing(name);
      await Promise.all(pictures.map((picture) => storePicture(app, bucket, picture, rendered)));
      const bytes = rendered.main.length;
      await writeDocuments(
        app,
        (described.get(name) ?? []).map(({ path, data }) => ({ path, data: { ...data, bytes } })),
      );
      stored += pictures.length;
      for (const { path } of pictures) addRoom(room, path, rendered);
    }
  };
  await Promise.all(Array.from({ length: DRAWINGS_AT_ONCE }, work));
  await writeStorageUse(app, room);
  return stored;
}

async function storePicture(
  app: App,
  bucket: string,
  { path, thumbnailPath, token }: Requested,
  { main, thumbnail }: Rendered,
): Promise<void> {
  const options = {
    resumable: false,
    metadata: {
      contentType: 'image/jpeg',
      cacheControl: ONE_HOUR,
      metadata: { firebaseStorageDownloadTokens: token, originalName: 'seed.jpg' },
    },
  };
  const files = getStorage(app).bucket(bucket);
  await Promise.all([files.file(path).save(main, options), files.file(thumbnailPath).save(thumbnail, options)]);
}

function addRoom(room: Map<string, number>, path: string, { main, thumbnail }: Rendered): void {
  const zooId = path.slice(0, path.indexOf('/'));
  room.set(zooId, (room.get(zooId) ?? 0) + main.length + thumbnail.length);
}

/**
 * Writes the room that the pictures take in each establishment, as the server does when it takes a picture. A figure that
 * is there counts files of the app itself, and the nightly count completes it.
 */
async function writeStorageUse(app: App, room: ReadonlyMap<string, number>): Promise<void> {
  const firestore = getFirestore(app);
  await Promise.all(
    [...room].map(([zooId, bytes]) =>
      firestore
        .doc(`zoo/${zooId}/private/storage`)
        .create({ bytes, countedAt: null, countedAtUnix: null })
        .catch((error: { code?: unknown }) => {
          if (error.code !== ALREADY_EXISTS) throw error;
        }),
    ),
  );
}
