import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import { VISITS } from '#domain/collections/visits.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { ok, type Result } from '#domain/shared/result.ts';
import { type CampaignCounts, countOfEach, type CountedCampaigns } from '../campaigns/count-of-each.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Listed } from '../listed.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';

/**
 * The most sessions that monitoring reads of a campaign: its plan has at most 400. A read for each at the first opening,
 * afterwards one for each that changed, as long as the device's copy is younger than half an hour.
 */
export const MAX_SESSIONS_OF_CAMPAIGN = 1_000;

/** The sessions of one campaign. People who read no results ask for their own, by the observer. */
export type CampaignSessionsQuestion = Pick<ObservationSession, 'zooId' | 'campaignId'> & {
  readonly observerId?: string;
};

/** The heads of the sessions of a campaign, and whether the server has confirmed them. */
export type CampaignSessionHeads = Listed<ObservationSession> & { readonly isFromCache: boolean };

export type CampaignSessions = {
  /** Listens to the sessions of a campaign, the latest first; at most `MAX_SESSIONS_OF_CAMPAIGN`. */
  watchOfCampaign(question: CampaignSessionsQuestion, watcher: Watcher<CampaignSessionHeads>): Unwatch;
  /** Returns how many planned sessions of each campaign were ended and count; see `countOfEach`. */
  countMade(question: CountedCampaigns): Promise<Result<CampaignCounts>>;
};

/** Returns the sessions of campaigns in a database. */
export function campaignSessions(database: Firestore): CampaignSessions {
  const visits = collection(database, 'visits');
  const read = documentReader<ObservationSession>(VISITS.schema);
  return {
    watchOfCampaign({ zooId, campaignId, observerId }, watcher) {
      const asked = query(
        visits,
        where('zooId', '==', zooId),
        where('campaignId', '==', campaignId),
        ...(observerId === undefined ? [] : [where('observerId', '==', observerId)]),
        orderBy('startedAtUnix', 'desc'),
        limit(MAX_SESSIONS_OF_CAMPAIGN),
      );
      return watchQueries('visits', [asked], read, {
        next(found) {
          if (!found.ok) return watcher.next(found);
          const { items, size, unreadable, waitingIds, isFromCache } = found.value;
          const isCut = size === MAX_SESSIONS_OF_CAMPAIGN;
          watcher.next(ok({ items, isCut, unreadable, waitingIds, isFromCache }));
        },
        failed: watcher.failed,
      });
    },

    countMade: ({ zooId, campaignIds }) =>
      countOfEach('visits', campaignIds, (campaignId) =>
        query(
          visits,
          where('zooId', '==', zooId),
          where('campaignId', '==', campaignId),
          where('status', '==', 'finished'),
          where('invalidReason', '==', ''),
          where('secondOf', '==', null),
          where('plannedId', '>', ''),
        ),
      ),
  };
}
