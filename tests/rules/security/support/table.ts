import { recordTable } from '../../support/tables.ts';
import type { Attempt } from './attempts.ts';

/** So many at a time: many keep the server busy, but many writes to one document make its client slow. */
const AT_A_TIME = 10;
/** What the database says of a value that no document may hold. */
const REFUSED = ['permission-denied', 'invalid-argument'];

/** Counts what a table of attempts came to. */
export class Table {
  attempts = 0;
  readonly allowed: string[] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** Makes the attempts, and returns the names of those that were allowed. */
  async run(attempts: readonly Attempt[]): Promise<string[]> {
    const allowed: string[] = [];
    for (let start = 0; start < attempts.length; start += AT_A_TIME) {
      const some = attempts.slice(start, start + AT_A_TIME);
      // oxlint-disable-next-line no-await-in-loop -- some at a time is the point
      const answers = await Promise.all(some.map(({ go }) => wasAllowed(go)));
      allowed.push(...some.filter((_one, at) => answers[at]).map(({ what }) => what));
    }
    this.attempts += attempts.length;
    this.allowed.push(...allowed);
    return allowed;
  }

  /** Leaves the table's line for the end of the run. */
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
