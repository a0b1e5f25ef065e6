import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The record of a running suite in its data folder. */
export type RunningSuite = { readonly pid: number; readonly controlUrl: string };

const NOTE = 'suite.json';

/** The suite that uses the folder now; null when there is none, also after a suite that left its record behind. */
export async function findRunningSuite(folder: string): Promise<RunningSuite | null> {
  try {
    const noted = JSON.parse(await readFile(join(folder, NOTE), 'utf8')) as RunningSuite;
    const response = await fetch(`${noted.controlUrl}/status`, { signal: AbortSignal.timeout(1000) });
    const { pid } = (await response.json()) as { pid?: number };
    // Another suite may have taken the port meanwhile.
    return pid === noted.pid ? noted : null;
  } catch {
    return null;
  }
}

/** Records that this process uses the folder; returns the function that removes the record. */
export async function noteRunningSuite(folder: string, controlUrl: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const note: RunningSuite = { pid: process.pid, controlUrl };
  await writeFile(join(folder, NOTE), `${JSON.stringify(note)}\n`);
  return () => rm(join(folder, NOTE), { force: true });
}
