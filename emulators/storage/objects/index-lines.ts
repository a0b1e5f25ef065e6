/** The lines of the index of files: the changes that can be read, and the damage. */
import type { Change } from './table.ts';

/** The beginning of every line. */
const START = '[{"kind":"';
const NEWLINE = 10;
const CONTENT_ID = /^[0-9a-f-]{36}$/;

export type IndexLines = {
  readonly changes: readonly Change[];
  /** numbers of the lines that cannot be read, from 1 */
  readonly damaged: readonly number[];
};

/**
 * Reads the bytes of an index. A last line without its line end counts when it is complete, and is left out without
 * damage when it is the beginning of a line: the process ended while it was written, and nobody was told that it is
 * stored. A damaged line loses its own changes only.
 */
export function readIndexLines(bytes: Buffer): IndexLines {
  const changes: Change[] = [];
  const damaged: number[] = [];
  let start = 0;
  for (let number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf(NEWLINE, start);
    const line = bytes.subarray(start, end === -1 ? bytes.length : end);
    start = end === -1 ? bytes.length : end + 1;
    const found = readLine(line);
    if (found !== null) changes.push(...found);
    else if (end !== -1 || !isBeginning(line)) damaged.push(number);
  }
  return { changes, damaged };
}

/** The changes of a line; null when it is damaged. */
function readLine(line: Buffer): Change[] | null {
  try {
    const changes: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
    return Array.isArray(changes) && changes.every(isChange) ? changes : null;
  } catch {
    return null;
  }
}

function isBeginning(line: Buffer): boolean {
  const begun = line.toString('latin1');
  return START.startsWith(begun.slice(0, START.length)) && !begun.includes('\u0000');
}

function isChange(value: unknown): value is Change {
  const change = value as { kind?: unknown; bucket?: unknown; name?: unknown; object?: unknown } | null;
  switch (change?.kind) {
    case 'put':
      return isObject(change.object);
    case 'delete':
      return typeof change.bucket === 'string' && typeof change.name === 'string';
    default:
      return false;
  }
}

/** Checks what finds the bytes of an object and what clients cannot do without. */
function isObject(value: unknown): boolean {
  const object = value as Record<string, unknown> | null | undefined;
  return (
    typeof object?.['bucket'] === 'string' &&
    typeof object['name'] === 'string' &&
    typeof object['contentId'] === 'string' &&
    CONTENT_ID.test(object['contentId']) &&
    typeof object['generation'] === 'string' &&
    /^\d+$/.test(object['generation']) &&
    Number.isSafeInteger(object['size']) &&
    typeof object['crc32c'] === 'string'
  );
}
