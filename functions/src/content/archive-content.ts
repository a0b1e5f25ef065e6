import type { Contract, DataOf } from '../../../src/domain/callables/contract.ts';
import { contentOfKind, type ContentTypes } from '../../../src/domain/content/content-kind.ts';
import { contentId, type ContentId, type ContentStatus } from '../../../src/domain/content/lifecycle.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { now } from '../common/clock.ts';
import type { Callable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, type Refusal } from '../common/refusal.ts';
import { contentCallable } from './content-callable.ts';
import { refusalToEdit } from './content-rights.ts';
import type { ContentServer } from './content-server.ts';
import { draftIn, lastVersion, tableFor, writeDraft } from './content-step.ts';

type Request = { readonly id: string; readonly isArchived: boolean };

/**
 * Returns the callable that archives content, or restores it as it was: published, or a draft beside its last version.
 * Doing it twice changes nothing.
 */
export function archiveCallable<Types extends ContentTypes, Of extends Contract>(
  server: ContentServer<Types>,
  contract: Of,
): Callable<DataOf<Of>> {
  return contentCallable(server, contract, (request, caller) => archive(server, request as Request, caller));
}

async function archive<Types extends ContentTypes>(
  server: ContentServer<Types>,
  { id, isArchived }: Request,
  caller: Caller,
): Promise<ContentId<Types['area']> | Refusal> {
  const { kind } = server;
  const answer = contentId<Types['area']>(kind.area, id);
  return database().runTransaction(async (transaction) => {
    const before = await draftIn(server, transaction, id);
    if (isRefusal(before)) return before;
    const refused = await refusalToEdit(server, before.zooId, caller);
    if (refused !== null) return refused;
    if ((before.status === 'archived') === isArchived) return answer;
    const table = await tableFor(server, transaction, before.zooId);
    const last = await lastVersion(server, transaction, before);
    const after: Types['draft'] = {
      ...before,
      status: isArchived ? 'archived' : statusBeside(server, before, last),
      editorId: caller.userId,
      updatedAtUnix: Math.max(now(), before.updatedAtUnix + 1),
    };
    writeDraft(server, transaction, after, table);
    return answer;
  });
}

/** Returns the status of a draft beside its last version: published while it says the same. */
function statusBeside<Types extends ContentTypes>(
  { kind, continued = (content) => content }: ContentServer<Types>,
  draft: Types['draft'],
  last: Types['version'] | null,
): ContentStatus {
  if (last === null) return 'draft';
  const published = continued(contentOfKind(kind, last as Types['content']));
  return isSameValue(contentOfKind(kind, draft as Types['content']), published) ? 'published' : 'draft';
}
