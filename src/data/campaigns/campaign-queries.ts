import { collection, type Firestore, limit, orderBy, query, type Query, where } from 'firebase/firestore';
import type { CampaignScope } from '#domain/access/rights-roles.ts';

/** The most campaigns that one list reads; each has its plan with it. */
export const MAX_CAMPAIGNS = 100;

/** The query for campaigns: those in use, or the archived ones, as far as the person may read them. */
export type CampaignsQuestion = {
  readonly zooId: string;
  readonly userId: string;
  readonly isArchived: boolean;
  /** of `readableScopes` for the person; the rules refuse a question that could find more */
  readonly scopes: readonly CampaignScope[];
};

/**
 * Returns the queries that together find the campaigns of a list, the latest first: one for each scope, two for a scope
 * of those that name the person as an observer or an auditor.
 */
export function campaignQueries(
  database: Firestore,
  { zooId, userId, isArchived, scopes }: CampaignsQuestion,
): Query[] {
  const statuses = isArchived ? ['archived'] : ['draft', 'active', 'stopped'];
  return scopes.flatMap(({ types, namedIn }) => {
    const lists = { memberIds: ['observerIds', 'auditorIds'], auditorIds: ['auditorIds'], none: [null] } as const;
    return lists[namedIn ?? 'none'].map((list) =>
      query(
        collection(database, 'campaigns'),
        where('zooId', '==', zooId),
        ...(types ?? []).map((type) => where('type', '==', type)),
        ...(list === null ? [] : [where(list, 'array-contains', userId)]),
        where('status', 'in', statuses),
        orderBy('startAtUnix', 'desc'),
        limit(MAX_CAMPAIGNS),
      ),
    );
  });
}
