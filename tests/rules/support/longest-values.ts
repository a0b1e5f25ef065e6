import { documentId } from '../../../scripts/seed/document-id.ts';
import type { Access } from '../../../src/domain/collections/declaration.ts';
import { twinsOf } from '../security/support/samples.ts';

export type Fields = Record<string, unknown>;

/** A write that some person may do, with the values that make its evaluation longest. */
export type AllowedWrite = {
  readonly pattern: string;
  readonly what: string;
  readonly access: Access;
  readonly path: string;
  /**
   * returns the stored document before (null for a new one) and afterwards (null for a deletion), made for the person
   * who writes
   */
  readonly documents: (uid: string) => { readonly before: Fields | null; readonly after: Fields | null };
};

export const PARK = 'park';
/** The id of the written document. */
export const ONE = documentId('one');
export const DAY = 86_400_000;
/** The sectors of a task: its writers hold a role in the last of them alone. */
export const SECTORS = ['s1', 's2', 's3', 's4', 's5'];
export const LAST = 's5';
export const TEXT = 'é'.repeat(5000);

/** Returns as many ids, each as long as an id may be. */
export const ids = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_unused, at) => `${prefix}${at}`.padEnd(128, 'x'));

/** Returns fields of the pattern with the timestamps beside them. */
export const withTwins = (pattern: string, fields: Fields): Fields => ({ ...fields, ...twinsOf(pattern, fields) });
