/** Writing through any client library: the common part of batches, transactions and the client itself. */
import type { Field } from './query-spec.ts';
import type { Data } from './values.ts';
import type { SetOptions, Writes } from './zoo.ts';

/** The options of merging; the same names in all libraries. */
export type NativeOptions<Path> = { merge?: boolean } | { mergeFields?: (string | Path)[] };

/** A library's way to write; `Path` is its class for field paths. */
export type Sink<Reference, Path, Result> = {
  set(reference: Reference, data: Data, options: NativeOptions<Path>): Result;
  update(reference: Reference, data: Data): Result;
  update(reference: Reference, field: string | Path, value: unknown, ...more: unknown[]): Result;
  delete(reference: Reference): Result;
};

/** A library's values. */
export type NativeValues<Path> = {
  data(value: Data): Data;
  field(field: Field): string | Path;
  toNative(value: unknown): unknown;
};

/** Returns the writes of a behaviour, done through a library. */
export function writesTo<Reference, Path, Result>(
  at: (path: string) => Reference,
  values: NativeValues<Path>,
  sink: Sink<Reference, Path, Result>,
): Writes<Result> {
  return {
    set: (path, data, options) => sink.set(at(path), values.data(data), nativeOptions(values, options)),
    update: (path, data) => sink.update(at(path), values.data(data)),
    updateFields: (path, fields) => {
      const [[field, value] = ['', null], ...more] = fields.map(([name, item]): [string | Path, unknown] => [
        values.field(name),
        values.toNative(item),
      ]);
      return sink.update(at(path), field, value, ...more.flat());
    },
    remove: (path) => sink.delete(at(path)),
  };
}

function nativeOptions<Path>(values: NativeValues<Path>, options: SetOptions | undefined): NativeOptions<Path> {
  if (options === undefined) return {};
  return 'merge' in options ? options : { mergeFields: options.mergeFields.map((field: Field) => values.field(field)) };
}

/** Returns a promise also when a library throws at once, so that every refusal looks the same. */
export function promised<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => act(...args);
}
