import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keepDamagedCopy } from '../../storage/damaged-files.ts';
import { isMissing, unreadableFile } from '../../unreadable-file.ts';
import { SuiteProblem } from '../suite-problem.ts';

const LOOK_MS = 1500;
const FOLDER_IN_EXPORT = 'auth_export';
const ACCOUNTS = 'accounts.json';

export type KeptAccounts = {
  /** Settles once a copy begun after the call is on the disk, or its failure is logged. */
  saveNow(): Promise<void>;
  /** Saves once more and stops watching; call it while the Auth emulator still runs. */
  stop(): Promise<void>;
};

/**
 * Returns the folder for `--import`; null when nothing was kept. Damaged accounts are set aside in the folder, and one line
 * in the log names the copy.
 * @throws SuiteProblem when kept accounts exist and cannot be read
 */
export async function keptAccountsIn(folder: string, show: (line: string) => void): Promise<string | null> {
  const path = join(folder, FOLDER_IN_EXPORT, ACCOUNTS);
  const bytes = await readIfPresent(path);
  if (bytes === null) return null;
  if (isWhole(bytes)) return folder;
  // Beside the inner folder, of which the import reads every file.
  const copy = await keepDamagedCopy(join(folder, ACCOUNTS), bytes);
  await rm(path);
  show(`The accounts in ${path} are damaged; the local Auth starts without any, and the damaged file is now ${copy}.`);
  return null;
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw new SuiteProblem(unreadableFile('Auth', path, error).message);
  }
}

function isWhole(bytes: Buffer): boolean {
  try {
    return Array.isArray((JSON.parse(bytes.toString('utf8')) as { users?: unknown } | null)?.users);
  } catch {
    return false;
  }
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
      name: ACCOUNTS,
      address: `${authOrigin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`,
    },
    { name: 'config.json', address: `${authOrigin}/emulator/v1/projects/${projectId}/config` },
  ];
  const saved = new Map<string, string>();
  for (const { name } of sources) saved.set(name, (await readIfPresent(join(inner, name)))?.toString('utf8') ?? '');

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
