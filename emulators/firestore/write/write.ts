/** A write after parsing. */
import type { FieldPath } from '../values/field-path.ts';
import type { Fields } from '../values/value.ts';
import type { Transform } from './transform.ts';
import type { Version } from '../contract.ts';

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Version } | null;

export type Write = {
  /** the document's full name */
  readonly name: string;
  readonly kind: 'set' | 'merge' | 'delete' | 'verify' | 'transform';
  readonly fields: Fields;
  /** paths of a merge; paths without a value in `fields` are deleted */
  readonly mask: readonly FieldPath[];
  readonly transforms: readonly Transform[];
  readonly precondition: Precondition;
};
