/** Billed operations per client. */
import type { Usage } from '../contract.ts';

/**
 * The client that counts the server's own rechecks of listeners. A listener pays for the rules' reads once, when it
 * begins: the rechecks must not be on its bill.
 */
export const RECHECK_CLIENT = 'recheck';

type Count = { reads: number; writes: number; deletes: number };

export class Meter {
  readonly #counts = new Map<string, Count>();

  /** Counts document reads. */
  read(client: string, documents: number): void {
    this.#of(client).reads += documents;
  }

  /** Counts one write. */
  write(client: string): void {
    this.#of(client).writes += 1;
  }

  /** Counts one deletion. */
  delete(client: string): void {
    this.#of(client).deletes += 1;
  }

  /** The counts since the start or the last reset. */
  usage(): Record<string, Usage> {
    return Object.fromEntries([...this.#counts].map(([client, count]) => [client, { ...count }]));
  }

  /** Resets all counts. */
  reset(): void {
    this.#counts.clear();
  }

  #of(client: string): Count {
    let count = this.#counts.get(client);
    if (count === undefined) {
      count = { reads: 0, writes: 0, deletes: 0 };
      this.#counts.set(client, count);
    }
    return count;
  }
}
