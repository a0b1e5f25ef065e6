import { collection, type Firestore, limit, orderBy, query, type Query, where } from 'firebase/firestore';

/** The most alerts that a campaign's list reads, the latest ones; a plan has at most 400 sessions to miss. */
export const MAX_ALERTS_OF_CAMPAIGN = 500;

/** The alerts of one campaign. */
export type AlertsQuestion = { readonly zooId: string; readonly campaignId: string };

/** Returns the query for the alerts of a campaign, the latest first. */
export function alertsQuery(database: Firestore, { zooId, campaignId }: AlertsQuestion): Query {
  return query(
    collection(database, 'alerts'),
    where('zooId', '==', zooId),
    where('campaignId', '==', campaignId),
    orderBy('raisedAtUnix', 'desc'),
    limit(MAX_ALERTS_OF_CAMPAIGN),
  );
}
