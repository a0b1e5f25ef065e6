export { resultsHref } from './addresses.ts';
