/** The states that a listener reported. */
import { equal, shown } from './checks.ts';
import type { Data } from './values.ts';

export type Row = readonly [id: string, data: Data];

const PATIENCE_MS = 8000;

/** Records each state the server has confirmed, once; a repetition of the same state is not a new one. */
export class Watch {
  /** the ids of each state, oldest first */
  readonly seen: string[][] = [];
  private latest: readonly Row[] | null = null;
  private error: string | null = null;
  private checks: (() => void)[] = [];
  private end: () => void = () => undefined;

  /** The library's own way to stop; set by the code that started the listener. */
  stopsBy(end: () => void): this {
    this.end = end;
    return this;
  }

  stop(): void {
    this.end();
  }

  told(rows: readonly Row[]): void {
    if (this.latest !== null && equal(this.latest, rows)) return;
    this.latest = rows;
    this.seen.push(rows.map(([id]) => id));
    this.wake();
  }

  failed(code: string): void {
    this.error = code;
    this.wake();
  }

  /** Waits until the state has these documents, in this order. */
  shows(ids: readonly string[]): Promise<void> {
    return this.until(() => equal(this.seen.at(-1), ids), `showing ${shown(ids)}`);
  }

  /** Waits until the state is these documents with these contents, in this order. */
  showsRows(rows: readonly Row[]): Promise<void> {
    return this.until(() => equal(this.latest, rows), `showing ${shown(rows)}`);
  }

  /** Waits until the listener ended with this code. */
  endsWith(code: string): Promise<void> {
    return this.until(() => this.error === code, `ending with ${code}`);
  }

  private async until(check: () => boolean, what: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const attempt = (): void => {
      if (check()) resolve();
      else if (this.error !== null) reject(new Error(`the listener ended with ${this.error}, not ${what}`));
    };
    const patience = setTimeout(
      () => reject(new Error(`not ${what} in ${PATIENCE_MS} ms, but ${shown(this.latest)}; seen ${shown(this.seen)}`)),
      PATIENCE_MS,
    );
    this.checks.push(attempt);
    attempt();
    try {
      await promise;
    } finally {
      clearTimeout(patience);
      this.checks = this.checks.filter((other) => other !== attempt);
    }
  }

  private wake(): void {
    for (const check of [...this.checks]) check();
  }
}
