/** Exclusive locks with queues. A deadlock is refused at once, and a wait ends after a time limit. */

type Waiter<Owner> = { readonly owner: Owner; readonly grant: () => void; readonly refuse: () => void };

export class LockTable<Owner> {
  readonly #owners = new Map<string, Owner>();
  readonly #queues = new Map<string, Waiter<Owner>[]>();
  readonly #waitsFor = new Map<Owner, string>();
  readonly #held = new Map<Owner, Set<string>>();

  /** Returns whether another owner holds one of the keys. */
  isHeldByOther(keys: Iterable<string>, owner: Owner | null): boolean {
    for (const key of keys) {
      const holder = this.#owners.get(key);
      if (holder !== undefined && holder !== owner) return true;
    }
    return false;
  }

  /** Locks one key, after a wait if necessary. Returns false on a deadlock or after the time limit. */
  acquire(key: string, owner: Owner, limitMs: number): Promise<boolean> {
    const holder = this.#owners.get(key);
    if (holder === owner) return Promise.resolve(true);
    if (holder === undefined) {
      this.#give(key, owner);
      return Promise.resolve(true);
    }
    if (this.#wouldDeadlock(holder, owner)) return Promise.resolve(false);
    return this.#wait(key, owner, limitMs);
  }

  /** Releases every lock and wait of the owner. */
  release(owner: Owner): void {
    const waiting = this.#waitsFor.get(owner);
    if (waiting !== undefined)
      this.#queues
        .get(waiting)
        ?.find((waiter) => waiter.owner === owner)
        ?.refuse();
    const held = this.#held.get(owner) ?? [];
    this.#held.delete(owner);
    for (const key of held) {
      this.#owners.delete(key);
      this.#queues.get(key)?.[0]?.grant();
    }
  }

  #wait(key: string, owner: Owner, limitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (granted: boolean): void => {
        clearTimeout(timer);
        this.#leaveQueue(key, waiter);
        this.#waitsFor.delete(owner);
        if (granted) this.#give(key, owner);
        resolve(granted);
      };
      const waiter: Waiter<Owner> = { owner, grant: () => finish(true), refuse: () => finish(false) };
      const timer = setTimeout(waiter.refuse, limitMs);
      timer.unref();
      this.#waitsFor.set(owner, key);
      const queue = this.#queues.get(key);
      if (queue === undefined) this.#queues.set(key, [waiter]);
      else queue.push(waiter);
    });
  }

  #give(key: string, owner: Owner): void {
    this.#owners.set(key, owner);
    const held = this.#held.get(owner);
    if (held === undefined) this.#held.set(owner, new Set([key]));
    else held.add(key);
  }

  #leaveQueue(key: string, waiter: Waiter<Owner>): void {
    const queue = (this.#queues.get(key) ?? []).filter((other) => other !== waiter);
    if (queue.length === 0) this.#queues.delete(key);
    else this.#queues.set(key, queue);
  }

  /** Follows the chain of waits from the holder on. */
  #wouldDeadlock(holder: Owner, owner: Owner): boolean {
    let current: Owner | undefined = holder;
    while (current !== undefined) {
      if (current === owner) return true;
      const key: string | undefined = this.#waitsFor.get(current);
      current = key === undefined ? undefined : this.#owners.get(key);
    }
    return false;
  }
}
