import { saveEthogramContract, type SaveEthogramRequest } from '../../../src/domain/callables/ethograms.ts';
import { type Ethogram, ethogramContentOf } from '../../../src/domain/ethograms/ethogram.ts';
import { ethogramIdOf } from '../../../src/domain/ethograms/ethogram-table.ts';
import { tidyEthogram } from '../../../src/domain/ethograms/tidy-ethogram.ts';
import { isSameValue } from '../../../src/domain/shared/same-value.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { ethogramPath } from './ethogram-paths.ts';
import { refusalToEdit } from './ethogram-rights.ts';
import { ethogramIn, faultOf, lastVersion, tableFor, writeEthogram } from './ethogram-step.ts';

/**
 * Creates or changes the draft of an ethogram; its published versions stay as they are.
 * @source src/domain/callables/ethograms.ts
 */
export const saveEthogram = defineCallable(saveEthogramContract, {
  handle: async (request, caller) => (await refusalToEdit(request.zooId, caller)) ?? save(request, caller),
});

async function save(
  { ethogramId, zooId, content, expectedUpdatedAtUnix }: SaveEthogramRequest,
  caller: Caller,
): Promise<{ ethogramId: string; updatedAtUnix: number } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const table = await tableFor(transaction, zooId);
    const before = ethogramId === null ? null : await ethogramIn(transaction, ethogramId);
    if (before !== null && isRefusal(before)) return before;
    // One of another owner does not exist for who asks in this one's name.
    if (before !== null && before.zooId !== zooId) return refuse('ethogram/not-found', 'ethogramId');
    if (before?.status === 'archived') return refuse('ethogram/archived');
    if (before !== null && before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse('ethogram/changed-meanwhile');
    const tidy = tidyEthogram(content);
    const last = before === null ? null : await lastVersion(transaction, before);
    const fault = await faultOf(transaction, tidy, table, { ownId: ethogramId, last });
    if (fault !== null) return fault;
    // Nothing is written for an ethogram that was saved unchanged.
    if (before !== null && isSameValue(ethogramContentOf(before), tidy))
      return { ethogramId: before.ethogramId, updatedAtUnix: before.updatedAtUnix };
    const id = before?.ethogramId ?? (await freeId(tidy.ethogramRef));
    const updatedAtUnix = Math.max(now(), (before?.updatedAtUnix ?? 0) + 1);
    const after: Ethogram = {
      ...tidy,
      ...{ ethogramId: id, zooId, status: 'draft', version: before?.version ?? 0 },
      ...{ authorId: before?.authorId ?? caller.userId, editorId: caller.userId },
      ...{ createdAtUnix: before?.createdAtUnix ?? updatedAtUnix, updatedAtUnix },
    };
    const isWritten = writeEthogram(transaction, after, table, table.ethograms[id]?.published ?? null);
    return isWritten ? { ethogramId: id, updatedAtUnix } : refuse('ethogram/register-full');
  });

  /** Ids are shared by all owners, whose lists do not know one another. */
  async function freeId(ethogramRef: string): Promise<string> {
    const taken = new Set<string>();
    let id = ethogramIdOf(ethogramRef, (one) => taken.has(one));
    while ((await database().doc(ethogramPath(id)).get()).exists) {
      taken.add(id);
      id = ethogramIdOf(ethogramRef, (one) => taken.has(one));
    }
    return id;
  }
}
