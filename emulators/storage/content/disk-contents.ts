import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../unreadable-file.ts';
import { Digester } from '../digests/digester.ts';
import type { Contents, ContentWriter } from './contract.ts';

/** Ids are made here; anything else must not become part of a path. */
const ID = /^[0-9a-f-]{36}$/;

/**
 * Contents as one file each: `arriving/` while they are written, `kept/` afterwards. A file moves between the two
 * atomically, so `kept/` never has half a content.
 */
export async function diskContents(folder: string): Promise<Contents> {
  const arriving = join(folder, 'arriving');
  const kept = join(folder, 'kept');
  await mkdir(arriving, { recursive: true });
  await mkdir(kept, { recursive: true });

  function writer(id: string, file: FileHandle, digester: Digester): ContentWriter {
    const path = join(arriving, id);
    let isOpen = true;
    const release = async (): Promise<void> => {
      if (!isOpen) return;
      isOpen = false;
      await file.close();
    };
    return {
      id,
      get size() {
        return digester.size;
      },
      async append(chunk) {
        for (let done = 0; done < chunk.length;) {
          const { bytesWritten } = await file.write(chunk, done, chunk.length - done, digester.size + done);
          done += bytesWritten;
        }
        digester.take(chunk);
      },
      digests: () => digester.digests(),
      async keep() {
        await file.datasync();
        await release();
        await rename(path, join(kept, id));
      },
      async discard() {
        await release();
        await rm(path, { force: true });
      },
      release,
    };
  }

  return {
    async begin() {
      const id = randomUUID();
      return writer(id, await open(join(arriving, id), 'wx'), new Digester());
    },
    async resume(id) {
      if (!ID.test(id)) return null;
      const path = join(arriving, id);
      const file = await open(path, 'r+').catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (file === null) return null;
      const digester = new Digester();
      for await (const chunk of createReadStream(path)) digester.take(chunk as Buffer);
      return writer(id, file, digester);
    },
    async open(id, range) {
      // Opened before the response starts: a removal in between then does no harm.
      const file = await open(join(kept, id), 'r');
      return file.createReadStream(range);
    },
    remove: (id) => rm(join(kept, id), { force: true }),
    keptIds: async () => new Set(await readdir(kept)),
    unfinishedIds: async () => new Set(await readdir(arriving)),
    async sweep(wanted, unfinished) {
      await removeOthers(kept, wanted);
      await removeOthers(arriving, unfinished);
    },
  };
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => !wanted.has(name)).map((name) => rm(join(folder, name), { force: true })));
}
