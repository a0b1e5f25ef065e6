import { collection, type Firestore, orderBy, query, where } from 'firebase/firestore';
import { type AnimalShare, animalShareSchema } from '#domain/animal-shares/animal-share.ts';
import { changeSharesContract, findPartnersContract, proposeSharesContract } from '#domain/callables/animal-shares.ts';
import { callOf } from '../callables/call-function.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { watchLatest } from '../firebase/watch-latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { ShareList, SharesQuestion } from './share-list.ts';

const shareCalls = {
  /** Finds the establishments with which animals can be shared, by their names. */
  findPartners: callOf(findPartnersContract),
  /** Proposes animals to a partner. */
  propose: callOf(proposeSharesContract),
  /** Accepts or declines proposals, or ends shares; all of them or none. */
  change: callOf(changeSharesContract),
};

export type AnimalSharesRepository = typeof shareCalls & {
  /** Listens to shares of an establishment, the latest step first. */
  watch(question: SharesQuestion, watcher: Watcher<ShareList>): Unwatch;
};

const shareFromDocument = documentReader(animalShareSchema);

/** Returns the shares of a database. */
export function animalSharesRepository(database: Firestore): AnimalSharesRepository {
  return {
    ...shareCalls,
    watch({ zooId, list, state, animalId, size }, watcher) {
      const shares = query(
        collection(database, 'animalShares'),
        where(list === 'given' ? 'zooId' : 'partnerId', '==', zooId),
        ...(state === undefined ? [] : [where('state', '==', state)]),
        ...(animalId === undefined ? [] : [where('animalId', '==', animalId)]),
        orderBy('updatedAt', 'desc'),
      );
      return watchLatest('animalShares', shares, { count: size, order }, shareFromDocument, watcher);
    },
  };
}

function order(one: AnimalShare, other: AnimalShare): number {
  return other.updatedAtUnix - one.updatedAtUnix || (one.shareId < other.shareId ? 1 : -1);
}
