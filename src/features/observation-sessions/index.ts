import { loadNamespaces } from '#i18n/start.ts';

export { SESSION_LIST_HREF, sessionHref, startHref } from './addresses.ts';
export { GateBadge } from './parts/GateBadge.tsx';
export { shownCategories } from './parts/behaviour-words.ts';
export { usePersonNames } from './parts/usePersonNames.ts';
export { clockText } from './recorder/clock-text.ts';
export { useCampaigns } from './parts/useCampaigns.ts';
export { animalsToObserve } from './start/animals-to-observe.ts';

/** Fetches the campaigns of an enclosure, with their words. */
export const loadEnclosureObservation = async () => {
  const [part] = await Promise.all([import('./places/EnclosureObservation.tsx'), loadNamespaces(['observed-places'])]);
  return { default: part.EnclosureObservation };
};

/** Fetches the campaigns of a sector, with their words. */
export const loadSectorObservation = async () => {
  const [part] = await Promise.all([import('./places/SectorObservation.tsx'), loadNamespaces(['observed-places'])]);
  return { default: part.SectorObservation };
};

/** Fetches the campaigns of the enclosures of a species, with their words. */
export const loadSpeciesObservation = async () => {
  const [part] = await Promise.all([import('./places/SpeciesObservation.tsx'), loadNamespaces(['observed-places'])]);
  return { default: part.SpeciesObservation };
};
