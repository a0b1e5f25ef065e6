/** The documents that one equality filter leaves, straight from an index. */
import type { Collection } from '../store/collection.ts';
import type { Document } from '../store/document.ts';
import type { IndexKind, SortedIndex } from '../store/sorted-index.ts';
import { isNamePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { FieldFilter } from './plan.ts';

export type EqualRun = { readonly length: number; readonly documents: () => Iterable<Document> };

type Range = { readonly from: number; readonly to: number };

/** The shortest run among the filters that ask for given values; null when none does. */
export function smallestEqualRun(collection: Collection, required: readonly FieldFilter[]): EqualRun | null {
  let best: EqualRun | null = null;
  for (const filter of required) {
    const wanted = wantedValues(filter);
    if (wanted === null || isNamePath(filter.path)) continue;
    const run = runOf(collection.byField(filter.path, wanted.kind), wanted.values);
    if (best === null || run.length < best.length) best = run;
  }
  return best;
}

function wantedValues({ op, value }: FieldFilter): { kind: IndexKind; values: readonly Value[] } | null {
  switch (op) {
    case '==':
      return { kind: 'value', values: [value] };
    case 'in':
      return { kind: 'value', values: value as readonly Value[] };
    case 'array-contains':
      return { kind: 'elements', values: [value] };
    case 'array-contains-any':
      return { kind: 'elements', values: value as readonly Value[] };
    default:
      return null;
  }
}

function runOf(index: SortedIndex, values: readonly Value[]): EqualRun {
  const ranges = values.map((value) => ({
    from: index.seek({ value, behind: false }),
    to: index.seek({ value, behind: true }),
  }));
  return {
    length: ranges.reduce((sum, { from, to }) => sum + to - from, 0),
    documents: () => documentsIn(index, ranges),
  };
}

/** A document may be in several ranges, or a value asked for twice. */
function documentsIn(index: SortedIndex, ranges: readonly Range[]): Iterable<Document> {
  const documents = new Set<Document>();
  for (const { from, to } of ranges) {
    for (let position = from; position < to; position += 1) {
      const entry = index.entries[position];
      if (entry !== undefined) documents.add(entry.document);
    }
  }
  return documents;
}
