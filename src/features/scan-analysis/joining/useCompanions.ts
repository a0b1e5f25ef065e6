import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { campaignsApi } from '#data/campaigns/campaigns.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { type JoinRefusal, joinRefusal } from '#domain/scan-analysis/join-refusal.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { eachOf, useEachQuery } from '#state/queries/use-each-query.ts';
import { useActor } from '#state/session/use-session.ts';
import { readCompanions, writeCompanions } from './companion-address.ts';

const CAMPAIGN = eachOf(campaignsApi.endpoints.campaign);

/** A campaign that the address names and that is not joined; without a campaign it cannot be read. */
export type RefusedCompanion = {
  readonly campaignId: string;
  readonly campaign: Campaign | null;
  readonly reason: JoinRefusal;
};

/** The campaigns that the address joins to the first one. */
export type Companions = {
  /** null while they come */
  readonly joined: readonly Campaign[] | null;
  readonly refused: readonly RefusedCompanion[];
  readonly isCut: boolean;
  readonly choose: (ids: readonly string[]) => void;
};

/** Returns the campaigns that the address joins to the first one, live, those that cannot be joined, and what chooses others. */
export function useCompanions(first: Campaign): Companions {
  const actor = useActor();
  const [parameters, setParameters] = useSearchParams();
  const { ids, isCut } = readCompanions(parameters, first.campaignId);
  const { answers } = useEachQuery(CAMPAIGN, ids);
  const named = ids.join(',');
  const { joined, refused } = useMemo(() => {
    const found = named === '' ? [] : named.split(',').map((campaignId, at) => ({ campaignId, ...answers[at] }));
    const judged = found.map(({ campaignId, data, error }) => ({
      campaignId,
      campaign: data ?? null,
      isComing: data === undefined && error === undefined,
      reason: data === undefined ? ('rights' as const) : joinRefusal(actor, first, data),
    }));
    return {
      joined: judged.some(({ isComing }) => isComing)
        ? null
        : judged.flatMap(({ campaign, reason }) => (campaign === null || reason !== null ? [] : [campaign])),
      refused: judged.flatMap(({ campaignId, campaign, isComing, reason }): RefusedCompanion[] =>
        isComing || reason === null ? [] : [{ campaignId, campaign, reason }],
      ),
    };
  }, [answers, named, actor, first]);
  const [kept, setKept] = useState(joined);
  if (joined !== null && joined !== kept) setKept(joined);
  const choose = (chosen: readonly string[]) =>
    setParameters((now) => withParameters(now, writeCompanions(chosen)), { replace: true, preventScrollReset: true });
  return { joined: joined ?? kept, refused, isCut, choose };
}
