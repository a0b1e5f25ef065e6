/**
 * The files of a data folder: `snapshot.jsonl` and the journals after it, `journal-1.jsonl` and so on. A snapshot names
 * the first journal that it does not contain; older journals are leftovers and are removed.
 */
import fs from 'node:fs';
import path from 'node:path';

const JOURNAL = /^journal(?:-(\d+))?\.jsonl$/;

export class DataFolder {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
    fs.mkdirSync(folder, { recursive: true });
    fs.rmSync(this.newSnapshot, { force: true });
  }

  get snapshot(): string {
    return path.join(this.path, 'snapshot.jsonl');
  }

  /** A snapshot while it is being written. */
  get newSnapshot(): string {
    return `${this.snapshot}.new`;
  }

  /** Number 0 is the only journal of the former version. */
  journal(number: number): string {
    return path.join(this.path, number === 0 ? 'journal.jsonl' : `journal-${number}.jsonl`);
  }

  /** The numbers of the journals, ascending. */
  journals(): number[] {
    const numbers = fs.readdirSync(this.path).flatMap((name) => {
      const match = JOURNAL.exec(name);
      return match === null ? [] : [Number(match[1] ?? 0)];
    });
    return numbers.sort((a, b) => a - b);
  }

  /** Removes the journals before the number. */
  removeJournalsBefore(number: number): void {
    for (const old of this.journals().filter((other) => other < number)) fs.rmSync(this.journal(old), { force: true });
  }

  /** Keeps a copy of a damaged file beside it; returns the copy's name. */
  keepDamaged(file: string): string {
    const name = path.basename(file, '.jsonl');
    for (let count = 1; ; count += 1) {
      const copy = path.join(this.path, `${name}.damaged-${count}.jsonl`);
      if (fs.existsSync(copy)) continue;
      fs.copyFileSync(file, copy);
      return copy;
    }
  }
}
