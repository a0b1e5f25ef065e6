import { useEffect, useRef } from 'react';
import { fetchContextVersion } from '#data/contexts/contexts.endpoints.ts';
import { fetchEthogramVersion } from '#data/ethograms/ethograms.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Reads the versions that campaigns froze, once while a page is open: the device keeps them, so that a session of these
 * campaigns can begin without a network.
 */
export function useContentOnDevice(campaigns: readonly Campaign[]): void {
  const dispatch = useAppDispatch();
  const fetchedIds = useRef(new Set<string>());
  useEffect(() => {
    for (const { campaignId, ethogramId, ethogramVersion, contextId, contextVersion } of campaigns) {
      if (fetchedIds.current.has(campaignId)) continue;
      fetchedIds.current.add(campaignId);
      if (ethogramId !== null && ethogramVersion !== null)
        dispatch(fetchEthogramVersion({ ethogramId, number: ethogramVersion }));
      if (contextId !== null && contextVersion !== null)
        dispatch(fetchContextVersion({ contextId, number: contextVersion }));
    }
  }, [campaigns, dispatch]);
}
