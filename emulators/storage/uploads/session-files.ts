import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Conditions } from '../objects/conditions.ts';

/** The object that a resumable upload creates. Plain JSON, because it is kept on disk. */
export type UploadTarget = {
  readonly bucket: string;
  readonly name: string;
  /** the client's description of the object, as JSON */
  readonly description: unknown;
  /** the number of bytes that the client announced */
  readonly announcedSize: number | null;
  readonly conditions: Conditions;
  /** the Authorization header of the start */
  readonly authorization: string | null;
  readonly isPublic: boolean;
};

export type KeptSession = {
  readonly id: string;
  readonly target: UploadTarget;
  readonly startedAt: number;
  readonly contentId: string;
};

/** The records of unfinished uploads. */
export type SessionFiles = {
  read(): Promise<KeptSession[]>;
  write(session: KeptSession): Promise<void>;
  remove(id: string): Promise<void>;
};

/** For uploads that are lost when the process ends. */
export const noSessionFiles: SessionFiles = {
  read: async () => [],
  write: async () => undefined,
  remove: async () => undefined,
};

/** One JSON file for each upload. */
export async function sessionFilesIn(folder: string): Promise<SessionFiles> {
  await mkdir(folder, { recursive: true });
  const pathOf = (id: string): string => join(folder, `${id}.json`);
  return {
    async read() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      const sessions = await Promise.all(names.map((name) => readSession(join(folder, name))));
      return sessions.filter((session) => session !== null);
    },
    async write(session) {
      const temporary = `${pathOf(session.id)}.new`;
      await writeFile(temporary, JSON.stringify(session));
      await rename(temporary, pathOf(session.id));
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

async function readSession(path: string): Promise<KeptSession | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as KeptSession;
  } catch {
    return null;
  }
}
