import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const LOOK_MS = 1500;
const FOLDER_IN_EXPORT = 'auth_export';

export type KeptAccounts = {
  /** Settles once a copy begun after the call is on the disk, or its failure is logged. */
  saveNow(): Promise<void>;
  /** Saves once more and stops watching; call it while the Auth emulator still runs. */
  stop(): Promise<void>;
};

/** The folder for `--import`; null when nothing was kept. */
export async function keptAccountsIn(folder: string): Promise<string | null> {
  const found = await stat(join(folder, FOLDER_IN_EXPORT, 'accounts.json')).catch(() => null);
  return found === null ? null : folder;
}

/**
 * Keeps a copy of all accounts in `folder`, in the form of `firebase emulators:export`: on request, and shortly after
 * any other change. firebase-tools itself exports only at a clean end, and only together with its other emulators.
 */
export async function keepAccounts(
  folder: string,
  authOrigin: string,
  projectId: string,
  onTrouble: (line: string) => void,
): Promise<KeptAccounts> {
  const inner = join(folder, FOLDER_IN_EXPORT);
  await mkdir(inner, { recursive: true });
  await writeFile(join(folder, 'firebase-export-metadata.json'), exportMetadata());
  const sources = [
    {
      name: 'accounts.json',
      address: `${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`,
    },
    { name: 'config.json', address: `${authOrigin}/emulator/v1/projects/${projectId}/config` },
  ];
  const saved = new Map<string, string>();
  for (const { name } of sources) saved.set(name, await readFile(join(inner, name), 'utf8').catch(() => ''));

  async function save(): Promise<void> {
    for (const { name, address } of sources) {
      const response = await fetch(address, { headers: { authorization: 'Bearer owner' } });
      const text = await response.text();
      if (!response.ok) throw new Error(`answer ${response.status}`);
      if (text === saved.get(name)) continue;
      // The copy is moved in place as a whole: an interruption must leave the former copy. The import reads every file
      // of the inner folder.
      const draft = join(folder, `${name}.new`);
      await writeFile(draft, text);
      await rename(draft, join(inner, name));
      saved.set(name, text);
    }
  }

  let failing = false;
  let running: Promise<void> = Promise.resolve();
  async function saveOrTell(): Promise<void> {
    try {
      await save();
      failing = false;
    } catch (error) {
      if (!failing)
        onTrouble(`the latest accounts could not be kept: ${error instanceof Error ? error.message : String(error)}`);
      failing = true;
    }
  }

  /** Callers during a copy share the next one. */
  let next: Promise<void> | null = null;
  function saveNow(): Promise<void> {
    next ??= running.then(() => {
      next = null;
      running = saveOrTell();
      return running;
    });
    return next;
  }

  let stopped = false;
  let timer = setTimeout(look, LOOK_MS);
  function look(): void {
    void saveNow().finally(() => {
      if (stopped) return;
      timer = setTimeout(look, LOOK_MS);
      timer.unref();
    });
  }
  timer.unref();

  return {
    saveNow,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await saveNow();
    },
  };
}

function exportMetadata(): string {
  const { version } = createRequire(import.meta.url)('firebase-tools/package.json') as { version: string };
  return JSON.stringify({ version, auth: { version, path: FOLDER_IN_EXPORT } }, null, 2);
}
