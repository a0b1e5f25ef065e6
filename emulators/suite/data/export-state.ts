import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SuiteProblem } from '../suite-problem.ts';
import { writeDocuments } from './documents-file.ts';
import { isExport, type Manifest, writeManifest } from './manifest.ts';
import { DOCUMENTS_FILE, PART_FOLDERS, type StateParts } from './state-parts.ts';

/**
 * Writes documents, accounts and files into a folder: a missing one, an empty one, or an earlier export, which is
 * replaced once the new one is complete. Throws a SuiteProblem for a folder with other content.
 */
export async function exportState(parts: StateParts, folder: string, date = new Date()): Promise<Manifest> {
  const target = resolve(folder);
  await requireReplaceable(target);
  await mkdir(dirname(target), { recursive: true });
  const draft = `${target}.part-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  try {
    const counts = await writeParts(parts, draft);
    const manifest = await writeManifest(draft, { date: date.toISOString(), projectId: parts.projectId, counts });
    await putInPlace(draft, target);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeParts({ backend, accounts, files }: StateParts, draft: string): Promise<Manifest['counts']> {
  const firestore = join(draft, PART_FOLDERS.firestore);
  await mkdir(firestore, { recursive: true });
  const documents = await writeDocuments(join(firestore, DOCUMENTS_FILE), backend);
  let accountCount = 0;
  if (accounts !== null) {
    await mkdir(join(draft, PART_FOLDERS.accounts));
    accountCount = await accounts.exportTo(join(draft, PART_FOLDERS.accounts));
  }
  let fileCount = 0;
  if (files !== null) {
    await mkdir(join(draft, PART_FOLDERS.files));
    const told = await files.exportTo(join(draft, PART_FOLDERS.files));
    fileCount = typeof told === 'number' ? told : 0;
  }
  return { documents, accounts: accountCount, files: fileCount };
}

async function requireReplaceable(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new SuiteProblem(
      `${target} cannot be exported to: ${error.code === 'ENOTDIR' ? 'it is a file' : error.message}.`,
    );
  });
  if (entries.length > 0 && !(await isExport(target)))
    throw new SuiteProblem(`${target} is not empty and not an earlier export: choose another folder.`);
}

/** The earlier export is kept aside until the new one is complete. */
async function putInPlace(draft: string, target: string): Promise<void> {
  const earlier = `${target}.earlier-${process.pid}`;
  const hadEarlier = await rename(target, earlier).then(
    () => true,
    () => false,
  );
  await rename(draft, target);
  if (hadEarlier) await rm(earlier, { recursive: true, force: true });
}
