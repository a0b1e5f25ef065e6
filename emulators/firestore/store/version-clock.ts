/**
 * Commit versions: the time in microseconds, made unique and rising. They give the order of commits. When the clock was
 * set back, they are ahead of the time of day, which `Store.timeOfDay` gives.
 */
import type { Version } from '../contract.ts';

export class VersionClock {
  #last = 0n;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A version later than every earlier one. */
  next(): Version {
    const now = this.#micros();
    this.#last = now > this.#last ? now : this.#last + 1n;
    return this.#last;
  }

  /** The present point in the order: not before any version already given, and before every later one. */
  present(): Version {
    const now = this.#micros();
    if (now > this.#last) this.#last = now;
    return this.#last;
  }

  /** Moves the clock ahead of a version that was read from the journal. */
  advanceTo(version: Version): void {
    if (version > this.#last) this.#last = version;
  }

  #micros(): Version {
    return BigInt(Math.floor(this.#now() * 1000));
  }
}
