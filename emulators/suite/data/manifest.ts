import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SuiteProblem } from '../suite-problem.ts';

/** Raised when older versions cannot read the folder. */
export const EXPORT_VERSION = 1;
export const MANIFEST_FILE = 'enclos-export.json';
const FORMAT = 'enclos-export';

export type ExportedFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** The description of an export. */
export type Manifest = {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** when it was written, ISO 8601 */
  readonly date: string;
  readonly projectId: string;
  readonly counts: ExportCounts;
  readonly files: readonly ExportedFile[];
};

export type ExportCounts = { readonly documents: number; readonly accounts: number; readonly files: number };

/** Describes every file below the folder and writes the manifest last: a folder with a manifest is complete. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'date' | 'projectId' | 'counts'>,
): Promise<Manifest> {
  const files: ExportedFile[] = [];
  for (const path of await filesBelow(folder)) files.push(await describe(folder, path));
  const manifest: Manifest = { format: FORMAT, version: EXPORT_VERSION, ...about, files };
  await writeFile(join(folder, `${MANIFEST_FILE}.new`), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(join(folder, `${MANIFEST_FILE}.new`), join(folder, MANIFEST_FILE));
  return manifest;
}

/** Returns whether the folder has a manifest: an interrupted export has none. */
export async function isExport(folder: string): Promise<boolean> {
  const found = await stat(join(folder, MANIFEST_FILE)).catch(() => null);
  return found !== null;
}

/** Reads the manifest and verifies every file against it; throws a SuiteProblem in one line. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const expected of manifest.files) {
    const found = await describe(folder, expected.path).catch(() => null);
    if (found === null) throw new SuiteProblem(`${join(folder, expected.path)} is missing: the export is not whole.`);
    if (found.bytes !== expected.bytes || found.sha256 !== expected.sha256)
      throw new SuiteProblem(`${join(folder, expected.path)} is damaged: it is not the file that was exported.`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null) throw new SuiteProblem(`${folder} is not an export: it has no ${MANIFEST_FILE}.`);
  const manifest = parse(text);
  if (manifest?.format !== FORMAT || typeof manifest.version !== 'number')
    throw new SuiteProblem(`${join(folder, MANIFEST_FILE)} is damaged: it does not describe an export.`);
  if (manifest.version > EXPORT_VERSION) {
    throw new SuiteProblem(
      `${folder} was exported by a newer version (form ${manifest.version}; this one reads up to ${EXPORT_VERSION}).`,
    );
  }
  if (!isWhole(manifest))
    throw new SuiteProblem(`${join(folder, MANIFEST_FILE)} is damaged: it does not describe an export.`);
  return manifest;
}

function parse(text: string): Partial<Manifest> | null {
  try {
    return JSON.parse(text) as Partial<Manifest> | null;
  } catch {
    return null;
  }
}

function isWhole(manifest: Partial<Manifest>): manifest is Manifest {
  const { files, projectId, counts } = manifest;
  if (!Array.isArray(files) || typeof projectId !== 'string' || typeof counts !== 'object') return false;
  // An export never writes a path that leads out of the folder.
  return files.every((file: Partial<ExportedFile> | null) => typeof file?.path === 'string' && isInside(file.path));
}

function isInside(path: string): boolean {
  return path !== '' && !path.startsWith('/') && !path.split('/').includes('..');
}

async function describe(folder: string, path: string): Promise<ExportedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, path)), hash);
  const { size } = await stat(join(folder, path));
  return { path, bytes: size, sha256: hash.digest('hex') };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(MANIFEST_FILE))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return paths.toSorted();
}
