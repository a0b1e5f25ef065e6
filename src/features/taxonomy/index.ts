export { specieHref } from './parts/addresses.ts';
