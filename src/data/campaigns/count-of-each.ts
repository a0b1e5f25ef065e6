import { getCountFromServer, type Query } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';

/** The campaigns of an establishment in which something is counted. */
export type CountedCampaigns = { readonly zooId: string; readonly campaignIds: readonly string[] };
/** How many there are of each campaign, by its id. */
export type CampaignCounts = Readonly<Record<string, number>>;

/**
 * Returns how many documents the query of each campaign finds, counted by the server: one read for each campaign with up
 * to a thousand of them; empty without campaigns. Errors: 'generic/offline', since a device has only some of the
 * documents.
 */
export async function countOfEach(
  collection: string,
  campaignIds: readonly string[],
  queryOf: (campaignId: string) => Query,
): Promise<Result<CampaignCounts>> {
  if (globalThis.navigator?.onLine === false) return fail(appError('generic/offline'));
  try {
    const counts = campaignIds.map(async (id) => [id, (await getCountFromServer(queryOf(id))).data().count] as const);
    return ok(Object.fromEntries(await Promise.all(counts)));
  } catch (error) {
    return fail(toAppError(error, `data/${collection}`));
  }
}
