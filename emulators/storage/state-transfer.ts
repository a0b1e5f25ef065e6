import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ContentWriter } from './content/contract.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { StoredObject } from './objects/stored-object.ts';
import type { Change } from './objects/table.ts';

const LIST = 'files.json';
const CONTENT = 'content';

type Kept = { readonly objects: readonly StoredObject[] };

/** Writes every object and its bytes into a folder; returns how many. Changes wait meanwhile. */
export function exportObjects(store: ObjectStore, folder: string): Promise<number> {
  return store.alone(async () => {
    await mkdir(join(folder, CONTENT), { recursive: true });
    const objects = [...store.table.all()];
    for (const { contentId } of objects) {
      const bytes = await store.contents.open(contentId);
      await pipeline(bytes, createWriteStream(join(folder, CONTENT, contentId)));
    }
    const kept: Kept = { objects };
    await writeFile(join(folder, LIST), `${JSON.stringify(kept, null, 1)}\n`);
    return objects.length;
  });
}

/**
 * Replaces all objects with those of an exported folder; returns how many. Throws for a damaged one before anything
 * changes. No events.
 */
export async function importObjects(store: ObjectStore, folder: string): Promise<number> {
  const { objects } = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as Kept;
  const writers: ContentWriter[] = [];
  try {
    const arrived: StoredObject[] = [];
    for (const object of objects) {
      const writer = await store.contents.begin();
      writers.push(writer);
      for await (const chunk of createReadStream(join(folder, CONTENT, object.contentId)))
        await writer.append(chunk as Buffer);
      if (writer.digests().crc32c !== object.crc32c)
        throw new Error(`${object.bucket}/${object.name} is damaged: its bytes are not those that were exported.`);
      arrived.push({ ...object, contentId: writer.id });
    }
    for (const writer of writers) await writer.keep();
    await store.change(() => ({ changes: [...removals(store), ...additions(arrived)], result: null }), true);
    return arrived.length;
  } catch (error) {
    for (const writer of writers) {
      await writer.discard();
      await store.contents.remove(writer.id);
    }
    throw error;
  }
}

/** The changes that empty the store. */
export function removals({ table }: ObjectStore): Change[] {
  return [...table.all()].map(({ bucket, name }) => ({ kind: 'delete', bucket, name }));
}

function additions(objects: readonly StoredObject[]): Change[] {
  return objects.map((object) => ({ kind: 'put', object }));
}
