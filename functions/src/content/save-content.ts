import type { Contract, DataOf } from '../../../src/domain/callables/contract.ts';
import { contentOfKind, type ContentTypes, idOfContent } from '../../../src/domain/content/content-kind.ts';
import { idOfRef } from '../../../src/domain/content/free-id.ts';
import { contentId, type ContentId } from '../../../src/domain/content/lifecycle.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { now } from '../common/clock.ts';
import type { Callable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { contentCallable } from './content-callable.ts';
import { contentPath } from './content-paths.ts';
import { refusalToEdit } from './content-rights.ts';
import type { ContentServer } from './content-server.ts';
import { draftIn, faultOf, lastVersion, notFound, tableFor, writeDraft } from './content-step.ts';

type Request<Types extends ContentTypes> = {
  /** null for a new one */
  readonly id: string | null;
  readonly zooId: string | null;
  readonly content: Types['content'];
  readonly expectedUpdatedAtUnix: number | null;
};
type Saved<Types extends ContentTypes> = ContentId<Types['area']> & { readonly updatedAtUnix: number };

/** Returns the callable that creates or changes the draft of one content; its published versions stay as they are. */
export function saveCallable<Types extends ContentTypes, Of extends Contract>(
  server: ContentServer<Types>,
  contract: Of,
): Callable<DataOf<Of>> {
  return contentCallable(server, contract, async (sent, caller) => {
    const request = sent as Request<Types>;
    const refused = await refusalToEdit(server, request.zooId, caller);
    return refused ?? save(server, request, caller);
  });
}

async function save<Types extends ContentTypes>(
  server: ContentServer<Types>,
  { id, zooId, content, expectedUpdatedAtUnix }: Request<Types>,
  caller: Caller,
): Promise<Saved<Types> | Refusal> {
  const { kind } = server;
  const { area } = kind;
  return database().runTransaction(async (transaction) => {
    const table = await tableFor(server, transaction, zooId);
    const before = id === null ? null : await draftIn(server, transaction, id);
    if (before !== null && isRefusal(before)) return before;
    // One of another owner does not exist for who asks in this one's name.
    if (before !== null && before.zooId !== zooId) return notFound(server);
    if (before?.status === 'archived') return refuse(`${area}/archived`);
    if (before !== null && before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse(`${area}/changed-meanwhile`);
    const tidy = server.tidy(content);
    const last = before === null ? null : await lastVersion(server, transaction, before);
    const fault = await faultOf(server, transaction, tidy, { zooId, table, ownId: id, last });
    if (fault !== null) return fault;
    // Nothing is written for content that was saved unchanged.
    if (before !== null && isSameValue(contentOfKind(kind, before as Types['content']), tidy))
      return saved(idOfContent(kind, before), before.updatedAtUnix);
    const ownId = before === null ? await freeId(server, kind.refOf(tidy)) : idOfContent(kind, before);
    const updatedAtUnix = Math.max(now(), (before?.updatedAtUnix ?? 0) + 1);
    const after = {
      ...tidy,
      ...contentId(area, ownId),
      ...{ zooId, status: 'draft', version: before?.version ?? 0 },
      ...{ authorId: before?.authorId ?? caller.userId, editorId: caller.userId },
      ...{ createdAtUnix: before?.createdAtUnix ?? updatedAtUnix, updatedAtUnix },
    } as unknown as Types['draft'];
    const isWritten = writeDraft(server, transaction, after, table);
    return isWritten ? saved(ownId, updatedAtUnix) : refuse(`${area}/register-full`);
  });

  function saved(ownId: string, updatedAtUnix: number): Saved<Types> {
    return { ...contentId<Types['area']>(area, ownId), updatedAtUnix };
  }
}

/** Ids are shared by all owners, whose lists do not know one another. */
async function freeId<Types extends ContentTypes>({ kind }: ContentServer<Types>, ref: string): Promise<string> {
  const taken = new Set<string>();
  let id = idOfRef(ref, (one) => taken.has(one));
  while ((await database().doc(contentPath(kind.area, id)).get()).exists) {
    taken.add(id);
    id = idOfRef(ref, (one) => taken.has(one));
  }
  return id;
}
