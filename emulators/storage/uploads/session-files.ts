import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDamagedCopy, keepDamagedCopy, readIfPresent } from '../damaged-files.ts';
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
  /** Renames a record that names bytes which are not there, and reports it: the bytes may lie under another id. */
  setAside(id: string): Promise<void>;
};

/** For uploads that are lost when the process ends. */
export const noSessionFiles: SessionFiles = {
  read: async () => [],
  write: async () => undefined,
  remove: async () => undefined,
  setAside: async () => undefined,
};

/** One JSON file for each upload. A damaged one is set aside under another name, and one line in the log names both. */
export async function sessionFilesIn(folder: string, log: (line: string) => void): Promise<SessionFiles> {
  await mkdir(folder, { recursive: true });
  const pathOf = (id: string): string => join(folder, `${id}.json`);

  async function readOrSetAside(path: string): Promise<KeptSession | null> {
    const bytes = await readIfPresent(path);
    if (bytes === null) return null;
    const session = readSession(bytes);
    if (session === null) await setAside(path, bytes);
    return session;
  }

  async function setAside(path: string, bytes: Buffer): Promise<void> {
    const copy = await keepDamagedCopy(path, bytes);
    await rm(path);
    log(`The record of an unfinished upload ${path} is damaged; it is now called ${copy}.`);
  }

  return {
    async read() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && !isDamagedCopy(name));
      const sessions = await Promise.all(names.map((name) => readOrSetAside(join(folder, name))));
      return sessions.filter((session) => session !== null);
    },
    async write(session) {
      const temporary = `${pathOf(session.id)}.new`;
      await writeFile(temporary, JSON.stringify(session));
      await rename(temporary, pathOf(session.id));
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async setAside(id) {
      const bytes = await readIfPresent(pathOf(id));
      if (bytes !== null) await setAside(pathOf(id), bytes);
    },
  };
}

/** Whether it has the form of an id, and so is no path to another folder. */
function isContentId(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(value);
}

/** The session in a file; null when it is damaged. */
function readSession(bytes: Buffer): KeptSession | null {
  try {
    const session = JSON.parse(bytes.toString('utf8')) as Partial<KeptSession> | null;
    const { id, target, startedAt, contentId } = session ?? {};
    const isWhole = typeof id === 'string' && typeof startedAt === 'number' && isContentId(contentId);
    const names = typeof target?.bucket === 'string' && typeof target.name === 'string';
    return isWhole && names ? (session as KeptSession) : null;
  } catch {
    return null;
  }
}
