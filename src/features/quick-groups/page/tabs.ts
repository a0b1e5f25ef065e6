import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of a group of quick evaluations. */
export const QUICK_GROUP_TABS = tabAddress(['info', 'actions', 'objectives', 'notes', 'members']);
