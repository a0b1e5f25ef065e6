import { recordTable } from '../../support/tables.ts';
import type { Attempt } from './attempts.ts';

/** Concurrent writes to one document: many at once make its client slow. */
const FEW_AT_A_TIME = 10;
/** Concurrent writes to different documents. */
export const MANY_AT_A_TIME = 40;
/** The answer of the database to a value that no document may hold. */
const REFUSED = ['permission-denied', 'invalid-argument'];

/** Counts the results of a table of attempts. */
export class Table {
  attempts = 0;
  readonly allowed: string[] = [];
  /** attempts with another answer than the permission table's */
  otherwise = 0;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** Makes the attempts, and returns the names of the allowed ones. */
  async run(attempts: readonly Attempt[], atATime = FEW_AT_A_TIME): Promise<string[]> {
    const allowed: string[] = [];
    for (let start = 0; start < attempts.length; start += atATime) {
      const some = attempts.slice(start, start + atATime);
      // oxlint-disable-next-line no-await-in-loop -- some at a time is the point
      const answers = await Promise.all(some.map(({ go }) => wasAllowed(go)));
      allowed.push(...some.filter((_one, at) => answers[at]).map(({ what }) => what));
    }
    this.attempts += attempts.length;
    this.allowed.push(...allowed);
    return allowed;
  }

  /** Makes the attempts, and expects exactly these to be allowed; returns the allowed ones. */
  async compare(attempts: readonly Attempt[], expected: readonly string[], atATime?: number): Promise<string[]> {
    const allowed = await this.run(attempts, atATime);
    const isOtherwise = ({ what }: Attempt) => allowed.includes(what) !== expected.includes(what);
    this.otherwise += attempts.filter(isOtherwise).length;
    return allowed;
  }

  /** Stores the table's line for the end of the run. */
  close(what = 'attempts', allowed = `${this.allowed.length} allowed`): void {
    recordTable(`${this.name}: ${this.attempts.toLocaleString('en')} ${what}, ${allowed}`);
  }
}

async function wasAllowed(go: Attempt['go']): Promise<boolean> {
  try {
    await go();
    return true;
  } catch (error) {
    if (REFUSED.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}
