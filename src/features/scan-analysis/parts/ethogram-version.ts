import type { Campaign } from '#domain/campaigns/campaign.ts';

/** Returns the ethogram of a campaign with its version, as files name it; '' for a campaign without one. */
export function ethogramVersionOf({ ethogramId, ethogramVersion }: Campaign): string {
  return `${ethogramId ?? ''} ${ethogramVersion ?? ''}`.trim();
}
