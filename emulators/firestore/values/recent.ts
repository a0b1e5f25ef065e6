/** A cache of recent results up to a total weight. Used items stay, the least recently used are dropped. */
export class Recent<Key extends object, Item> {
  readonly #halfWeight: number;
  #young = new Map<Key, Item>();
  #old = new Map<Key, Item>();
  #weight = 0;

  constructor(mostWeight: number) {
    this.#halfWeight = mostWeight / 2;
  }

  /** The item; undefined when it is not in the cache. */
  get(key: Key): Item | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** Caches an item, unless it alone weighs more than an eighth of the limit. */
  keep(key: Key, item: Item, weight: number): void {
    if (weight * 4 > this.#halfWeight) return;
    if (this.#weight + weight > this.#halfWeight) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#weight = 0;
    }
    this.#weight += weight;
    this.#young.set(key, item);
  }
}
