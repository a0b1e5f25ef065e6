/** Writing through any client library: what batches, transactions and the client itself have in common. */
import type { Field } from './query-spec.ts';
import type { Data } from './values.ts';
import type { SetOptions, Writes } from './zoo.ts';

/** How a library is told of merging; the same words in all of them. */
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

/** The writes of a behaviour, said in the words of a library. */
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

/** A promise where a library throws at once, so that every refusal looks the same. */
export function promised<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => act(...args);
}
