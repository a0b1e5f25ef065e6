import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SuiteProblem } from '../suite-problem.ts';
import { readDocuments } from './documents-file.ts';
import { checkedManifest, type Manifest } from './manifest.ts';
import { DOCUMENTS_FILE, PART_FOLDERS, type StateParts } from './state-parts.ts';

/** A verified export, ready for import. */
export type CheckedExport = { readonly folder: string; readonly manifest: Manifest };

/** Verifies a whole export without changing anything; throws a SuiteProblem in one line. */
export async function checkExport(folder: string, projectId: string): Promise<CheckedExport> {
  const source = resolve(folder);
  const manifest = await checkedManifest(source);
  if (manifest.projectId !== projectId)
    throw new SuiteProblem(
      `${source} is an export of the project "${manifest.projectId}", and this one is "${projectId}".`,
    );
  if (!(await exists(documentsIn(source))))
    throw new SuiteProblem(`${documentsIn(source)} is missing: the export is not whole.`);
  for await (const _ of readDocuments(documentsIn(source)));
  return { folder: source, manifest };
}

/** Replaces all documents with a verified export; accounts and files too, if the export has them. */
export async function applyExport(parts: StateParts, { folder }: CheckedExport): Promise<void> {
  const { backend, accounts, files } = parts;
  for (const database of databasesOf(backend)) backend.clear(database);
  for await (const documents of readDocuments(documentsIn(folder))) backend.putDocuments(documents);
  const [accountsFolder, filesFolder] = [join(folder, PART_FOLDERS.accounts), join(folder, PART_FOLDERS.files)];
  if (accounts !== null && (await exists(accountsFolder))) await accounts.importFrom(accountsFolder);
  if (files !== null && (await exists(filesFolder))) await files.importFrom(filesFolder);
}

function documentsIn(folder: string): string {
  return join(folder, PART_FOLDERS.firestore, DOCUMENTS_FILE);
}

function databasesOf(backend: StateParts['backend']): Set<string> {
  return new Set(backend.everyDocument().map(({ name }) => name.slice(0, name.indexOf('/documents/'))));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
