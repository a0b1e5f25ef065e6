import { useCampaignsOf } from './useCampaignsOf.ts';

/** Returns the campaigns in use that the person reads and that were launched, the latest first; absent until they have come. */
export function useLaunchedCampaigns() {
  const { data, error, refetch } = useCampaignsOf(false);
  return {
    launched: data?.items.filter(({ launchedAtUnix }) => launchedAtUnix !== null),
    error: data === undefined ? error : undefined,
    refetch,
  };
}
