import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of a group's page. */
export const GROUP_TABS = tabAddress(['animals', 'info']);
