import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedRest } from '../seed.ts';
import { isScale, type Scale } from '../seed/documents.ts';

/**
 * A seed under way and the part of it that is still to be written: the same size and day give the same documents when it
 * is done again.
 */
export type SeedMark = { readonly scale: Scale; readonly nowMs: number; readonly rest: SeedRest };

const NAME = 'seeding.json';

/** Records in the data folder that a seed has begun, or how far it is; never half a record. */
export async function markSeed(dataFolder: string, mark: SeedMark): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const path = join(dataFolder, NAME);
  await writeFile(`${path}.new`, JSON.stringify(mark));
  await rename(`${path}.new`, path);
}

/** Removes the record: the seed is complete, or an import has replaced it. */
export async function unmarkSeed(dataFolder: string): Promise<void> {
  await rm(join(dataFolder, NAME), { force: true });
}

/**
 * Returns the seed that began in the data folder and was interrupted; null when there is none.
 * @param scale the size to assume when the record itself was cut off
 */
export async function interruptedSeed(dataFolder: string, scale: Scale, nowMs: number): Promise<SeedMark | null> {
  const text = await readFile(join(dataFolder, NAME), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const mark = JSON.parse(text) as Partial<SeedMark>;
    if (typeof mark.scale === 'string' && isScale(mark.scale) && typeof mark.nowMs === 'number')
      // Records of former versions name no rest.
      return { scale: mark.scale, nowMs: mark.nowMs, rest: mark.rest === 'pictures' ? 'pictures' : 'everything' };
  } catch {
    // Cut off: a former version wrote the record in place and was killed meanwhile.
  }
  return { scale, nowMs, rest: 'everything' };
}
