/** Files of the data folder that cannot be read. A copy of a damaged one stays beside it until a person removes it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { isMissing, unreadableFile } from '../unreadable-file.ts';

const COPY = /\.damaged-\d+\.jsonl?$/;

/**
 * The bytes of the file; null when it does not exist.
 * @throws a sentence for the terminal when the file exists and cannot be read
 */
export async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw unreadableFile('Storage', path, error);
  }
}

/** Writes the damaged bytes beside the file, as `….damaged-1.json` and so on; returns the path, once it is on the disk. */
export async function keepDamagedCopy(path: string, bytes: Buffer): Promise<string> {
  const extension = extname(path);
  for (let count = 1; ; count += 1) {
    const copy = join(dirname(path), `${basename(path, extension)}.damaged-${count}${extension}`);
    try {
      await writeFile(copy, bytes, { flag: 'wx', flush: true });
      return copy;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The paths of the damaged copies in a folder, sorted; none when there was no damage or a person removed them. */
export async function damagedCopiesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter(isDamagedCopy)
    .toSorted()
    .map((name) => join(folder, name));
}

export const isDamagedCopy = (name: string): boolean => COPY.test(name);
