import type { Contract, DataOf } from '../../../src/domain/callables/contract.ts';
import {
  contentOfKind,
  type ContentTypes,
  idOfContent,
  publishedFromDraft,
} from '../../../src/domain/content/content-kind.ts';
import { contentId, type ContentId } from '../../../src/domain/content/lifecycle.ts';
import { now } from '../common/clock.ts';
import type { Callable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { contentCallable } from './content-callable.ts';
import { contentVersionPath } from './content-paths.ts';
import { refusalToEdit } from './content-rights.ts';
import type { ContentServer } from './content-server.ts';
import { draftIn, faultOf, lastVersion, tableFor, writeDraft } from './content-step.ts';

type Request = { readonly id: string; readonly expectedUpdatedAtUnix: number };
type Published<Types extends ContentTypes> = ContentId<Types['area']> & { readonly version: number };

/** Returns the callable that publishes a draft as its next version, which nobody changes any more. */
export function publishCallable<Types extends ContentTypes, Of extends Contract>(
  server: ContentServer<Types>,
  contract: Of,
): Callable<DataOf<Of>> {
  return contentCallable(server, contract, (request, caller) => publish(server, request as Request, caller));
}

async function publish<Types extends ContentTypes>(
  server: ContentServer<Types>,
  { id, expectedUpdatedAtUnix }: Request,
  caller: Caller,
): Promise<Published<Types> | Refusal> {
  const { kind } = server;
  const area: Types['area'] = kind.area;
  return database().runTransaction(async (transaction) => {
    const before = await draftIn(server, transaction, id);
    if (isRefusal(before)) return before;
    const refused = await refusalToEdit(server, before.zooId, caller);
    if (refused !== null) return refused;
    if (before.status === 'archived') return refuse(`${kind.area}/archived`);
    if (before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse(`${kind.area}/changed-meanwhile`);
    if (before.status === 'published') return refuse(`${kind.area}/nothing-to-publish`);
    const content = contentOfKind(kind, before as Types['content']);
    const [missing] = server.missing(content, before.zooId);
    if (missing !== undefined)
      return refuse(`${kind.area}/translations-missing`, `${missing.path}.${missing.languages[0]}`);
    const table = await tableFor(server, transaction, before.zooId);
    const last = await lastVersion(server, transaction, before);
    // The catalogue or the questions may have changed since the draft was saved.
    const fault = await faultOf(server, transaction, content, { zooId: before.zooId, table, ownId: id, last });
    if (fault !== null) return fault;
    const frozen = await server.frozen?.(before, { transaction, last });
    if (isRefusal(frozen)) return frozen;
    const by = { userId: caller.userId, atUnix: Math.max(now(), before.updatedAtUnix + 1) };
    const { version, draft } = publishedFromDraft(kind, before, by, frozen);
    const after = { ...draft, ...server.continued?.(content) };
    writeDraft(server, transaction, after, table, kind.publishedEntryOf(version));
    const path = contentVersionPath(kind.area, idOfContent(kind, before), version.number);
    transaction.create(database().doc(path), withTimestamps(version));
    return { ...contentId(area, id), version: version.number };
  });
}
