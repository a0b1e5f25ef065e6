/** The pages of one animal's analyses. */
export type AnimalPageKind = 'statistics' | 'social';

export const PATHS = { statistics: '/AnimalStatView', social: '/SocialView' } as const satisfies Record<
  AnimalPageKind,
  string
>;

/** Returns the address of a page of an animal's analyses; without a campaign that of the latest one. */
export function animalAnalysisHref(kind: AnimalPageKind, animalId: string, campaignId: string | null = null): string {
  const parameters = new URLSearchParams({ id: animalId, ...(campaignId === null ? {} : { campaignId }) });
  return `${PATHS[kind]}?${parameters.toString()}`;
}
