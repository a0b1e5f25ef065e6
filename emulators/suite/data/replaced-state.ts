import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exportState } from './export-state.ts';
import { applyExport, checkExport } from './import-state.ts';
import { isExport, MANIFEST_FILE, type Manifest } from './manifest.ts';
import type { StateParts } from './state-parts.ts';

const BEFORE_IMPORT = 'before-import';

/**
 * Replaces everything with an export, or leaves everything as it was: the former state is kept beside the data
 * until the import is over, and `undoInterruptedImport` restores it after a crash.
 * @param keepIn a folder that outlives the process if the data does, else any temporary one
 */
export async function replaceState(parts: StateParts, folder: string, keepIn: string): Promise<Manifest> {
  const wanted = await checkExport(folder, parts.projectId);
  const before = join(keepIn, BEFORE_IMPORT);
  await exportState(parts, before);
  try {
    await applyExport(parts, wanted);
  } catch (error) {
    await bringBack(parts, before);
    throw error;
  }
  await forget(before);
  return wanted.manifest;
}

/** Restores the state before an interrupted import; returns whether there was one. */
export async function undoInterruptedImport(parts: StateParts, keptIn: string): Promise<boolean> {
  const before = join(keptIn, BEFORE_IMPORT);
  const interrupted = await isExport(before);
  if (interrupted) await bringBack(parts, before);
  // A copy without a manifest was interrupted before anything changed.
  else await rm(before, { recursive: true, force: true });
  return interrupted;
}

async function bringBack(parts: StateParts, before: string): Promise<void> {
  await applyExport(parts, await checkExport(before, parts.projectId));
  await forget(before);
}

/** The manifest goes first: the rest of the folder then no longer counts. */
async function forget(before: string): Promise<void> {
  await rm(join(before, MANIFEST_FILE), { force: true });
  await rm(before, { recursive: true, force: true });
}
