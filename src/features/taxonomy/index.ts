export { speciesHref } from './parts/addresses.ts';
