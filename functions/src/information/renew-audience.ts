import { type Information, MAX_AUDIENCE } from '../../../src/domain/information/information.ts';
import { audienceOf, type Reachable } from '../../../src/domain/information/recipients.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { informationPath } from '../common/paths.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { reachOf } from './reach.ts';
import { readableInformation } from './stored-information.ts';

/** An information as it is now, its audience, and the new people of its audience. */
export type Renewed = {
  readonly information: Information;
  readonly userIds: readonly string[];
  readonly newcomers: readonly string[];
};

/**
 * Computes the audience of an information anew and writes it if it has changed. Null for an information that is gone,
 * over at `now`, or of another shape. An audience larger than one information can name keeps the former one.
 */
export function renewAudience(
  informationId: string,
  people: readonly Reachable[],
  now: EpochMs,
): Promise<Renewed | null> {
  return inTransaction(async (transaction) => {
    const document = database().doc(informationPath(informationId));
    const stored = await transaction.get(document);
    if (!stored.exists) return null;
    const information = readableInformation(stored, 'renewAudience');
    if (information === null || information.displayUntilUnix <= now) return null;
    const { userIds } = await reachOf(transaction, information.zooId, information.recipients, people);
    const audience = audienceOf(information.recipients, userIds);
    const isChanged = audience.join('/') !== information.audience.join('/');
    if (isChanged && audience.length <= MAX_AUDIENCE) transaction.update(document, { audience });
    const newcomers = audience.filter((one) => !information.audience.includes(one));
    return { information: { ...information, audience }, userIds, newcomers };
  });
}
