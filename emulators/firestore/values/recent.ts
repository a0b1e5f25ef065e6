/** Keeps what was worked out recently, up to a total weight. What is used again stays, the rest is forgotten. */
export class Recent<Key extends object, Item> {
  readonly #halfWeight: number;
  #young = new Map<Key, Item>();
  #old = new Map<Key, Item>();
  #weight = 0;

  constructor(mostWeight: number) {
    this.#halfWeight = mostWeight / 2;
  }

  /** The item, or undefined when there was none or it was forgotten. */
  get(key: Key): Item | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  /** Keeps an item; one that alone is heavier than an eighth of all is not worth it. */
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
