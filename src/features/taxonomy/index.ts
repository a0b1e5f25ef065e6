export { IucnBadge } from './parts/IucnBadge.tsx';
export { recapHref, specieHref } from './parts/addresses.ts';
