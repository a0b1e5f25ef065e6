/** The targets of one client. */
import type { Version } from '../contract.ts';
import type { QueryView } from './query-view.ts';

export type QueryTarget = {
  readonly kind: 'query';
  readonly id: number;
  readonly view: QueryView;
  /** the field paths of a projection */
  readonly selected: readonly string[] | null;
};

export type DocumentsTarget = {
  readonly kind: 'documents';
  readonly id: number;
  /** the documents and the version last sent to the client; null when it was told that there is none */
  readonly known: Map<string, Version | null>;
};

export type Target = QueryTarget | DocumentsTarget;
