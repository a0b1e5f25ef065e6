import { scanAnalysisHref } from '#domain/campaigns/campaign-href.ts';
import { MAX_CHOSEN } from '#features/scan-analysis/index.ts';

/** Returns the animals among some that sessions observed, in their order. */
export function observedAmong(
  animals: readonly { readonly animalId: string }[],
  heads: readonly { readonly animalIds: readonly string[] }[],
): readonly string[] {
  const observed = new Set(heads.flatMap(({ animalIds }) => animalIds));
  return animals.flatMap(({ animalId }) => (observed.has(animalId) ? [animalId] : []));
}

/** Returns the address of the analyses of a campaign for some animals; for more than an address keeps, those of all animals. */
export function scansOfAnimalsHref(campaignId: string, animalIds: readonly string[]): string {
  const href = scanAnalysisHref(campaignId);
  if (animalIds.length > MAX_CHOSEN) return href;
  return `${href}&${new URLSearchParams({ animals: animalIds.join(',') }).toString()}`;
}
