export { SESSION_LIST_HREF, sessionHref, startHref } from './addresses.ts';
export { animalsToObserve } from './start/animals-to-observe.ts';
