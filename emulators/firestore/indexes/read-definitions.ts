/** Reads the definitions from the disk. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { IndexDefinitions } from './definitions.ts';
import { parseDefinitions } from './parse-definitions.ts';

/** Null when the file does not exist; throws an error of one line when it is unreadable. */
export async function readDefinitions(file: string): Promise<IndexDefinitions | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new Error(`${basename(file)} cannot be read (${code ?? 'unknown error'}).`, { cause: error });
  }
  return parseDefinitions(text, basename(file));
}
