/** A document as the store keeps it; it is never changed in place. */
import type { StoredDocument } from '../contract.ts';
import type { Fields } from '../values/value.ts';

export type Document = StoredDocument & { readonly fields: Fields };

/** One document's step in a commit. */
export type Change = { readonly name: string; readonly before: Document | null; readonly after: Document | null };
