import { useMemo } from 'react';
import { ethogramsApi } from '#data/ethograms/ethograms.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { EthogramVersion } from '#domain/ethograms/ethogram.ts';
import { type EthogramSource, joinEthograms, versionsToJoin } from '#domain/scan-analysis/join-ethograms.ts';
import { eachOf, useEachQuery } from '#state/queries/use-each-query.ts';

const VERSIONS = eachOf(ethogramsApi.endpoints.ethogramVersion);

/** Returns the ethograms that campaigns froze as one, with the versions that this rests on; a campaign without one has no part in it. */
export function useFrozenEthograms(campaigns: readonly Campaign[]) {
  const sources = useMemo(
    () =>
      campaigns.flatMap(({ campaignId, ethogramId, ethogramVersion }): EthogramSource[] =>
        ethogramId === null || ethogramVersion === null ? [] : [{ campaignId, ethogramId, number: ethogramVersion }],
      ),
    [campaigns],
  );
  const { answers, refetch } = useEachQuery(VERSIONS, versionsToJoin(sources));
  const record = useMemo(() => {
    const versions = answers.flatMap(({ data }): EthogramVersion[] => (data === undefined ? [] : [data]));
    return versions.length < answers.length ? undefined : { ethograms: joinEthograms(sources, versions), versions };
  }, [answers, sources]);
  return {
    record,
    error: answers.find(({ data, error }) => data === undefined && error !== undefined)?.error,
    refetch,
  };
}
