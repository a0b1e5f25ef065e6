import type { Transaction } from 'firebase-admin/firestore';
import type { Operation } from '../../../src/domain/access/operations.ts';
import type { ContentKind, ContentTypes } from '../../../src/domain/content/content-kind.ts';
import type { MissingText } from '../../../src/domain/content/missing-texts.ts';
import type { AppError } from '../../../src/domain/errors/app-error.ts';
import type { Refusal } from '../common/refusal.ts';

/** Knowledge that a check needs beside the content itself. */
export type CheckGround<Types extends ContentTypes> = {
  readonly transaction: Transaction;
  /** null for an official one */
  readonly zooId: string | null;
  /** the references of the others of the same owner */
  readonly takenRefs: ReadonlySet<string>;
  /** the last published version; null before the first */
  readonly last: Types['version'] | null;
};

/** How the server keeps one kind of content; the steps themselves are the same for all kinds. */
export type ContentServer<Types extends ContentTypes> = {
  readonly kind: ContentKind<Types>;
  /** the operations that people need for official ones, and for those of an establishment */
  readonly operations: { readonly official: Operation; readonly own: Operation };
  readonly tidy: (content: Types['content']) => Types['content'];
  /** returns the texts without which it is not published */
  readonly missing: (content: Types['content'], zooId: string | null) => readonly MissingText[];
  /** returns the faults of tidy content by path; empty when it may be saved */
  readonly check: (
    content: Types['content'],
    ground: CheckGround<Types>,
  ) => Promise<Readonly<Record<string, AppError>>>;
  /** returns the fields that a version of this kind freezes beside its content, or why it cannot be published */
  readonly frozen?: (
    draft: Types['draft'],
    ground: Pick<CheckGround<Types>, 'transaction' | 'last'>,
  ) => Promise<object | Refusal>;
  /** returns the content with which editing goes on after this content was published; the same by default */
  readonly continued?: (content: Types['content']) => Types['content'];
};
