import type { Campaign } from '#domain/campaigns/campaign.ts';

/** Returns the ethograms of campaigns with their versions, as files name them, each once; '' for campaigns without one. */
export function ethogramVersionOf(campaigns: readonly Pick<Campaign, 'ethogramId' | 'ethogramVersion'>[]): string {
  const all = campaigns.map(({ ethogramId, ethogramVersion }) => `${ethogramId ?? ''} ${ethogramVersion ?? ''}`.trim());
  return [...new Set(all)].filter(Boolean).join(' · ');
}
