import { archiveEthogramContract, type ArchiveEthogramRequest } from '../../../src/domain/callables/ethograms.ts';
import { type Ethogram, ethogramContentOf, type EthogramStatus } from '../../../src/domain/ethograms/ethogram.ts';
import { continuedContent } from '../../../src/domain/ethograms/stored-ethogram.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, type Refusal } from '../common/refusal.ts';
import { refusalToEdit } from './ethogram-rights.ts';
import { ethogramIn, lastVersion, tableFor, writeEthogram } from './ethogram-step.ts';

/**
 * Archives an ethogram, or restores it as it was: published, or a draft beside its last version. Doing it twice changes
 * nothing.
 * @source src/domain/callables/ethograms.ts
 */
export const archiveEthogram = defineCallable(archiveEthogramContract, { handle: archive });

async function archive(
  { ethogramId, isArchived }: ArchiveEthogramRequest,
  caller: Caller,
): Promise<{ ethogramId: string } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const before = await ethogramIn(transaction, ethogramId);
    if (isRefusal(before)) return before;
    const refused = await refusalToEdit(before.zooId, caller);
    if (refused !== null) return refused;
    if ((before.status === 'archived') === isArchived) return { ethogramId };
    const table = await tableFor(transaction, before.zooId);
    const last = await lastVersion(transaction, before);
    const isAsPublished = last !== null && isSameValue(ethogramContentOf(before), continuedContent(last));
    const restored: EthogramStatus = isAsPublished ? 'published' : 'draft';
    const after: Ethogram = {
      ...before,
      status: isArchived ? 'archived' : restored,
      editorId: caller.userId,
      updatedAtUnix: Math.max(now(), before.updatedAtUnix + 1),
    };
    writeEthogram(transaction, after, table, table.ethograms[ethogramId]?.published ?? null);
    return { ethogramId };
  });
}
