import { publishEthogramContract, type PublishEthogramRequest } from '../../../src/domain/callables/ethograms.ts';
import { ethogramContentOf } from '../../../src/domain/ethograms/ethogram.ts';
import { publishedEntryOf } from '../../../src/domain/ethograms/ethogram-table.ts';
import { missingTexts } from '../../../src/domain/ethograms/missing-texts.ts';
import { publishedFrom } from '../../../src/domain/ethograms/stored-ethogram.ts';
import { now } from '../common/clock.ts';
import { defineCallable } from '../common/define-callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { ethogramVersionPath } from './ethogram-paths.ts';
import { refusalToEdit } from './ethogram-rights.ts';
import { ethogramIn, faultOf, lastVersion, tableFor, writeEthogram } from './ethogram-step.ts';

/**
 * Publishes the draft of an ethogram as its next version, which nobody changes any more.
 * @source src/domain/callables/ethograms.ts
 */
export const publishEthogram = defineCallable(publishEthogramContract, { handle: publish });

async function publish(
  { ethogramId, expectedUpdatedAtUnix }: PublishEthogramRequest,
  caller: Caller,
): Promise<{ ethogramId: string; version: number } | Refusal> {
  return database().runTransaction(async (transaction) => {
    const before = await ethogramIn(transaction, ethogramId);
    if (isRefusal(before)) return before;
    const refused = await refusalToEdit(before.zooId, caller);
    if (refused !== null) return refused;
    if (before.status === 'archived') return refuse('ethogram/archived');
    if (before.updatedAtUnix !== expectedUpdatedAtUnix) return refuse('ethogram/changed-meanwhile');
    if (before.status === 'published') return refuse('ethogram/nothing-to-publish');
    const [missing] = missingTexts(before);
    if (missing !== undefined)
      return refuse('ethogram/translations-missing', `${missing.path}.${missing.languages[0]}`);
    const table = await tableFor(transaction, before.zooId);
    const last = await lastVersion(transaction, before);
    // The catalogue may have lost the level since the draft was saved.
    const fault = await faultOf(transaction, ethogramContentOf(before), table, { ownId: ethogramId, last });
    if (fault !== null) return fault;
    const codes = last?.behaviours.map(({ code }) => code) ?? [];
    const atUnix = Math.max(now(), before.updatedAtUnix + 1);
    const { version, ethogram } = publishedFrom(before, codes, { userId: caller.userId, atUnix });
    writeEthogram(transaction, ethogram, table, publishedEntryOf(version));
    transaction.create(database().doc(ethogramVersionPath(ethogramId, version.number)), withTimestamps(version));
    return { ethogramId, version: version.number };
  });
}
