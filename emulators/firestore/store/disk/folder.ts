/**
 * The files of a data folder: `snapshot.jsonl` and the journals after it, `journal-1.jsonl` and so on. A snapshot names
 * the first journal that it does not contain; older journals are leftovers and are removed.
 */
import fs from 'node:fs';
import path from 'node:path';

const JOURNAL = /^journal-(\d+)\.jsonl$/;
/** The only journal of a version whose lines had no checksums. */
const FORMER = 'journal.jsonl';

export class DataFolder {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
    fs.mkdirSync(folder, { recursive: true });
    const former = path.join(folder, FORMER);
    if (fs.existsSync(former))
      throw new Error(
        `${former} is of a former version of the local Firestore, which this one cannot read. ` +
          'Move it away if you need it, or empty the local data with npm run reset.',
      );
    fs.rmSync(this.newSnapshot, { force: true });
  }

  get snapshot(): string {
    return path.join(this.path, 'snapshot.jsonl');
  }

  /** A snapshot while it is being written. */
  get newSnapshot(): string {
    return `${this.snapshot}.new`;
  }

  journal(number: number): string {
    return path.join(this.path, `journal-${number}.jsonl`);
  }

  /** The numbers of the journals, ascending. */
  journals(): number[] {
    const numbers = fs.readdirSync(this.path).flatMap((name) => {
      const match = JOURNAL.exec(name);
      return match === null ? [] : [Number(match[1])];
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
