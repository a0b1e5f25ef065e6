import { useMemo } from 'react';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import { useCampaignsOf } from '../parts/useCampaignsOf.ts';
import { campaignRow } from './campaign-row.ts';

/** Returns the campaigns that the person reads, in use or archived, as a source of a `RecordList`; live. */
export function useCampaignRows(isArchived: boolean) {
  const { userId } = useActor();
  const { currentData: data, error, refetch } = useCampaignsOf(isArchived);
  const names = useCampaignNames();
  const now = useNow();
  const rows = useMemo(
    () => data?.items.map((campaign) => campaignRow(campaign, { names, userId, now })),
    [data, names, userId, now],
  );
  return {
    ...{ rows, error, refetch },
    unreadable: data?.unreadable ?? 0,
    cutAfter: data?.isCut === true ? data.items.length : null,
  };
}
