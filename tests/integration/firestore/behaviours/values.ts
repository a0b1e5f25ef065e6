/** Values as the behaviours write them: the same for every client library, each of which has classes of its own. */

export type SpecialKind =
  | 'time'
  | 'place'
  | 'bytes'
  | 'reference'
  | 'server time'
  | 'increment'
  | 'union'
  | 'without'
  | 'delete'
  | 'snapshot';

/** A value without a counterpart in JavaScript; each driver converts it to its library's own and back. */
export class Special {
  readonly kind: SpecialKind;
  readonly of: readonly unknown[];

  constructor(kind: SpecialKind, ...of: unknown[]) {
    this.kind = kind;
    this.of = of;
  }
}

export type Data = Record<string, unknown>;

export const time = (seconds: number, nanoseconds = 0): Special => new Special('time', seconds, nanoseconds);
export const place = (latitude: number, longitude: number): Special => new Special('place', latitude, longitude);
export const bytes = (...of: number[]): Special => new Special('bytes', ...of);
export const reference = (path: string): Special => new Special('reference', path);
export const serverTime = new Special('server time');
export const increment = (by: number): Special => new Special('increment', by);
export const union = (...items: unknown[]): Special => new Special('union', ...items);
export const without = (...items: unknown[]): Special => new Special('without', ...items);
export const deleted = new Special('delete');
/** In a cursor: the document at this path, as it is now. */
export const snapshotOf = (path: string): Special => new Special('snapshot', path);

export function isPlainObject(value: unknown): value is Data {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
}

/** Copies a value, with `change` applied to everything that is neither a list nor a plain object. */
export function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapLeaves(item, change));
  if (!isPlainObject(value)) return change(value);
  const copy: Data = {};
  for (const [key, item] of Object.entries(value)) {
    Object.defineProperty(copy, key, { value: mapLeaves(item, change), enumerable: true, configurable: true });
  }
  return copy;
}
