export { sectorHref } from './sector-href.ts';
