/** A document as the store keeps it. It is immutable. */
import type { StoredDocument } from '../contract.ts';
import type { Fields } from '../values/value.ts';

export type Document = StoredDocument & { readonly fields: Fields };

/** The change of one document in a commit. */
export type Change = { readonly name: string; readonly before: Document | null; readonly after: Document | null };
