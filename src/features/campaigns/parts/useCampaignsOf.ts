import { useMemo } from 'react';
import { useCampaignsQuery } from '#data/campaigns/campaigns.endpoints.ts';
import { readableScopes } from '#domain/campaigns/campaign-rights.ts';
import { useActor } from '#state/session/use-session.ts';

/** Asks for the campaigns that the person reads, live: those in use, or the archived ones. */
export function useCampaignsOf(isArchived: boolean) {
  const { zooId, userId, role, rightsRoles } = useActor();
  const scopes = useMemo(() => readableScopes({ role, rightsRoles }), [role, rightsRoles]);
  return useCampaignsQuery({ zooId, userId, isArchived, scopes });
}
