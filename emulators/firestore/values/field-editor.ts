/** Many changes to the fields of one document: each map on the way is copied once, not once per change. */
import { getField, type FieldPath } from './field-path.ts';
import { isMap, type Fields, type Value } from './value.ts';

type Mutable = Map<string, Value>;

export class FieldEditor {
  #fields: Fields;
  /** maps that this editor copied and may change */
  readonly #own = new Set<Fields>();

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  /** The current fields; do not use them while editing continues. */
  get fields(): Fields {
    return this.#fields;
  }

  /** The value at the path, or undefined. */
  get(path: FieldPath): Value | undefined {
    return getField(this.#fields, path);
  }

  /** Sets the value at the path; replaces a value on the way that is no map. */
  set(path: FieldPath, value: Value): void {
    let map = this.#root();
    for (const key of path.slice(0, -1)) map = this.#inner(map, key, map.get(key));
    map.set(path.at(-1) as string, value);
  }

  /** Removes the field at the path, if there is one. */
  delete(path: FieldPath): void {
    if (this.get(path) === undefined) return;
    let map = this.#root();
    for (const key of path.slice(0, -1)) map = this.#inner(map, key, map.get(key));
    map.delete(path.at(-1) as string);
  }

  #root(): Mutable {
    if (!this.#own.has(this.#fields)) this.#fields = this.#copy(this.#fields);
    return this.#fields as Mutable;
  }

  #inner(map: Mutable, key: string, value: Value | undefined): Mutable {
    if (isMap(value) && this.#own.has(value)) return value as Mutable;
    const copy = this.#copy(isMap(value) ? value : new Map());
    map.set(key, copy);
    return copy;
  }

  #copy(map: Fields): Mutable {
    const copy = new Map(map);
    this.#own.add(copy);
    return copy;
  }
}
