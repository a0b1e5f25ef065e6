export { type SpeciesHere, useSpeciesHere } from './here/useSpeciesHere.ts';
export { countsHere } from './list/species-row.ts';
export { animalsOfSpeciesHref, recapHref, speciesDashboardHref, speciesHref } from './parts/addresses.ts';
export { IucnBadge } from './parts/IucnBadge.tsx';
export { TaxonomyState } from './parts/TaxonomyState.tsx';
