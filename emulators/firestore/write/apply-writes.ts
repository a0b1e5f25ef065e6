/**
 * The effect of a series of writes on the documents, computed outside the store so that all or nothing is committed.
 */
import type { FirestoreError, Version } from '../contract.ts';
import type { Change, Document } from '../store/document.ts';
import { compacted } from '../values/compact-fields.ts';
import { FieldEditor } from '../values/field-editor.ts';
import { getField } from '../values/field-path.ts';
import { sameFields } from '../values/equality.ts';
import { checkDocumentLimits } from '../values/limits.ts';
import type { Fields, Timestamp, Value } from '../values/value.ts';
import { failedPrecondition } from './precondition.ts';
import { applyTransforms } from './transform.ts';
import type { Write } from './write.ts';

/** The effect of one write. */
export type Step = {
  readonly write: Write;
  readonly before: Document | null;
  readonly after: Document | null;
  readonly results: readonly Value[];
};

/** The effects of all writes; `refusal` is the first precondition that failed. */
export type Outcome = {
  readonly steps: readonly Step[];
  readonly changes: readonly Change[];
  readonly refusal: FirestoreError | null;
};

/** A document after some of the writes; `deleted` when the latest change was a deletion. */
type Entry = { readonly before: Document | null; after: Document | null; deleted: boolean };

const NO_FIELDS: Fields = new Map();

/** The place of a commit in the order, and its time of day, the value of serverTimestamp(). */
export type Moment = { readonly version: Version; readonly time: Timestamp };

/** Computes the effects at the moment. Later writes see the result of earlier ones on the same document. */
export function applyWrites(
  writes: readonly Write[],
  lookup: (name: string) => Document | null,
  moment: Moment,
): Outcome {
  const documents = new Map<string, Entry>();
  const steps: Step[] = [];
  let refusal: FirestoreError | null = null;
  for (const write of writes) {
    let entry = documents.get(write.name);
    if (entry === undefined) {
      const before = lookup(write.name);
      entry = { before, after: before, deleted: false };
      documents.set(write.name, entry);
    }
    refusal ??= failedPrecondition(write, entry.after, entry.deleted);
    const step = applyWrite(write, entry.after, moment);
    steps.push(step);
    entry.after = step.after;
    entry.deleted = write.kind === 'delete' || (entry.deleted && step.after === null);
  }
  return { steps, changes: changesOf(documents), refusal };
}

function changesOf(documents: ReadonlyMap<string, Entry>): Change[] {
  const changes: Change[] = [];
  for (const [name, { before, after }] of documents) {
    if (before !== after) changes.push({ name, before, after });
  }
  return changes;
}

function applyWrite(write: Write, before: Document | null, { version, time }: Moment): Step {
  if (write.kind === 'verify') return { write, before, after: before, results: [] };
  if (write.kind === 'delete') return { write, before, after: null, results: [] };
  const editor = writtenFields(write, before?.fields ?? NO_FIELDS);
  const results = applyTransforms(editor, write.transforms, time);
  const fields = compacted(editor.fields);
  // A write without a change leaves the document and its update time as they are.
  if (before !== null && sameFields(before.fields, fields)) return { write, before, after: before, results };
  checkDocumentLimits(write.name, fields);
  const after = { name: write.name, createTime: before?.createTime ?? version, updateTime: version, fields };
  return { write, before, after, results };
}

function writtenFields(write: Write, current: Fields): FieldEditor {
  if (write.kind === 'set') return new FieldEditor(write.fields);
  const editor = new FieldEditor(current);
  if (write.kind === 'transform') return editor;
  for (const path of write.mask) {
    const value = getField(write.fields, path);
    if (value === undefined) editor.delete(path);
    else editor.set(path, value);
  }
  return editor;
}
