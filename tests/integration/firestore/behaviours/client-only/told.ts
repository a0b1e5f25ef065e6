/** Collects the callbacks of an SDK's listener, and waits for them. */
import { shown } from '../checks.ts';

const PATIENCE_MS = 8000;

export class Told<Item> {
  readonly all: Item[] = [];
  private waiting: (() => void)[] = [];

  readonly add = (item: Item): void => {
    this.all.push(item);
    for (const check of [...this.waiting]) check();
  };

  /** Waits until the condition holds of everything told so far. */
  async until(condition: (all: readonly Item[]) => boolean): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const check = (): void => {
      if (condition(this.all)) resolve();
    };
    const patience = setTimeout(() => reject(new Error(`waited in vain; told ${shown(this.all)}`)), PATIENCE_MS);
    this.waiting.push(check);
    check();
    try {
      await promise;
    } finally {
      clearTimeout(patience);
      this.waiting = this.waiting.filter((other) => other !== check);
    }
  }
}
