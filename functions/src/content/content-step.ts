import type { Transaction } from 'firebase-admin/firestore';
import {
  contentVersionFromStored,
  type ContentTypes,
  draftFromStored,
  entriesOf,
  idOfContent,
  tableWith,
} from '../../../src/domain/content/content-kind.ts';
import { MAX_CONTENT_OF_OWNER } from '../../../src/domain/content/content-table.ts';
import { idFieldOf } from '../../../src/domain/content/lifecycle.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { contentPath, contentTablePath, contentVersionPath } from './content-paths.ts';
import type { ContentServer } from './content-server.ts';

/** Returns the refusal of an id that names nothing. */
export function notFound<Types extends ContentTypes>({ kind: { area } }: ContentServer<Types>): Refusal {
  return refuse(`${area}/not-found`, idFieldOf(area));
}

/** Returns a stored draft, or '<area>/not-found'; 'generic/bad-document' when it has not the shape of one. */
export async function draftIn<Types extends ContentTypes>(
  server: ContentServer<Types>,
  transaction: Transaction,
  id: string,
): Promise<Types['draft'] | Refusal> {
  if (!isDocumentId(id)) return notFound(server);
  const document = await transaction.get(database().doc(contentPath(server.kind.area, id)));
  if (!document.exists) return notFound(server);
  return draftFromStored(server.kind, id, document.data()) ?? refuse('generic/bad-document');
}

/** Returns the last published version of a draft; null before the first. */
export async function lastVersion<Types extends ContentTypes>(
  { kind }: ContentServer<Types>,
  transaction: Transaction,
  draft: Types['draft'],
): Promise<Types['version'] | null> {
  if (draft.version === 0) return null;
  const path = contentVersionPath(kind.area, idOfContent(kind, draft), draft.version);
  const document = await transaction.get(database().doc(path));
  return contentVersionFromStored(kind, document.id, document.data());
}

/** Returns the list of an owner; every change of one writes it, so changes come one after the other. */
export async function tableFor<Types extends ContentTypes>(
  { kind }: ContentServer<Types>,
  transaction: Transaction,
  zooId: string | null,
): Promise<Types['table']> {
  const document = await transaction.get(database().doc(contentTablePath(kind.area, zooId)));
  return document.exists ? kind.tableSchema.parse(document.data()) : tableWith(kind, {}, 0);
}

type Known<Types extends ContentTypes> = {
  readonly zooId: string | null;
  readonly table: Types['table'];
  readonly ownId: string | null;
  readonly last: Types['version'] | null;
};

/** Returns the first fault of tidy content, against the others of its owner and all that it depends on; null for none. */
export async function faultOf<Types extends ContentTypes>(
  server: ContentServer<Types>,
  transaction: Transaction,
  content: Types['content'],
  { zooId, table, ownId, last }: Known<Types>,
): Promise<Refusal | null> {
  const { area } = server.kind;
  const others = Object.entries(entriesOf(server.kind, table)).filter(([id]) => id !== ownId);
  const takenRefs = new Set(
    others.map(([, entry]) => String((entry as Readonly<Record<string, unknown>>)[`${area}Ref`])),
  );
  const [wrong] = Object.entries(await server.check(content, { transaction, zooId, takenRefs, last }));
  return wrong === undefined ? null : refuse(wrong[1].code, wrong[0]);
}

/**
 * Writes a draft and its line in the list of its owner; false, and nothing written, when the list is full. Without
 * `published` the line goes on showing the last version that it shows.
 */
export function writeDraft<Types extends ContentTypes>(
  { kind }: ContentServer<Types>,
  transaction: Transaction,
  draft: Types['draft'],
  table: Types['table'],
  published?: NonNullable<Types['entry']['published']>,
): boolean {
  const id = idOfContent(kind, draft);
  const before = entriesOf(kind, table);
  const entries = { ...before, [id]: kind.entryOf(draft, published ?? before[id]?.published ?? null) };
  if (Object.keys(entries).length > MAX_CONTENT_OF_OWNER) return false;
  transaction.set(database().doc(contentPath(kind.area, id)), withTimestamps(draft));
  const list = tableWith(kind, entries, draft.updatedAtUnix);
  transaction.set(database().doc(contentTablePath(kind.area, draft.zooId)), withTimestamps(list));
  return true;
}
