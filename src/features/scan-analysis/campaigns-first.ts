import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';

/** Returns the function that chooses the campaigns with sessions of a method, those of a type first. */
export function campaignsFirst(method: SamplingMethod, type: Campaign['type']) {
  return (launched: readonly Campaign[]): readonly Campaign[] =>
    launched
      .filter(({ observation }) => observation.methods.includes(method))
      .toSorted((one, other) => Number(other.type === type) - Number(one.type === type));
}
