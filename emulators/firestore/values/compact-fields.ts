/**
 * The fields of a stored document or map without a hash table of their own. Documents of one kind have the same fields
 * in the same order: the names are kept once, and each document keeps only its values. Use it like a Map.
 */

/** A sequence of names that several documents share. Layouts form a tree, from the empty one, name by name. */
type Layout = {
  readonly names: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
  readonly longer: Map<string, Layout>;
};

/** Maps with ids as names would need a layout each: they stay plain maps. */
const MAX_LAYOUTS = 5_000;
const MAX_NAMES = 100;

const EMPTY: Layout = { names: [], positions: new Map(), longer: new Map() };
let layouts = 1;

/** The layout with one more name; null beyond the limits or for a repeated name. */
function withName(layout: Layout, name: string): Layout | null {
  const known = layout.longer.get(name);
  if (known !== undefined) return known;
  if (layouts >= MAX_LAYOUTS || layout.names.length >= MAX_NAMES || layout.positions.has(name)) return null;
  const names = [...layout.names, name];
  const longer: Layout = { names, positions: new Map(names.map((each, index) => [each, index])), longer: new Map() };
  layout.longer.set(name, longer);
  layouts += 1;
  return longer;
}

export class CompactFields<Value> implements ReadonlyMap<string, Value> {
  readonly #layout: Layout;
  readonly #values: readonly Value[];

  constructor(layout: Layout, values: readonly Value[]) {
    this.#layout = layout;
    this.#values = values;
  }

  get size(): number {
    return this.#values.length;
  }

  get(name: string): Value | undefined {
    const position = this.#layout.positions.get(name);
    return position === undefined ? undefined : this.#values[position];
  }

  has(name: string): boolean {
    return this.#layout.positions.has(name);
  }

  keys(): ArrayIterator<string> {
    return this.#layout.names.values();
  }

  values(): ArrayIterator<Value> {
    return this.#values.values();
  }

  entries(): ArrayIterator<[string, Value]> {
    const values = this.#values;
    return this.#layout.names.map((name, index): [string, Value] => [name, values[index] as Value]).values();
  }

  [Symbol.iterator](): ArrayIterator<[string, Value]> {
    return this.entries();
  }

  forEach(visit: (value: Value, name: string, fields: ReadonlyMap<string, Value>) => void): void {
    const { names } = this.#layout;
    for (let index = 0; index < names.length; index += 1)
      visit(this.#values[index] as Value, names[index] as string, this);
  }
}

/** Collects fields one by one; becomes a plain map as soon as no layout fits. */
export class FieldsBuilder<Value> {
  #layout: Layout = EMPTY;
  #values: Value[] = [];
  #plain: Map<string, Value> | null = null;

  /** Adds a field. */
  add(name: string, value: Value): void {
    if (this.#plain !== null) {
      this.#plain.set(name, value);
      return;
    }
    const layout = withName(this.#layout, name);
    if (layout === null) {
      this.#plain = new Map(new CompactFields(this.#layout, this.#values)).set(name, value);
    } else {
      this.#layout = layout;
      this.#values.push(value);
    }
  }

  /** Returns the collected fields. */
  finish(): ReadonlyMap<string, Value> {
    return this.#plain ?? new CompactFields(this.#layout, this.#values);
  }
}

/** The same fields in compact form, where possible. */
export function compacted<Value>(fields: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  if (fields instanceof CompactFields) return fields;
  const builder = new FieldsBuilder<Value>();
  fields.forEach((value, name) => builder.add(name, value));
  return builder.finish();
}
