/**
 * The results of the rules' tables. Tests run in processes of their own, so each writes its line into a file, and the
 * end of the run prints them together.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const FOLDER = 'coverage/rules';
const FILE = `${FOLDER}/tables.txt`;

/** Deletes the lines of the run before. */
export function clearTables(): void {
  rmSync(FILE, { force: true });
}

/** Adds the line of a table. */
export function recordTable(line: string): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(FILE, `${line}\n`);
}

/** Returns the lines of this run. */
export function recordedTables(): string {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
}
