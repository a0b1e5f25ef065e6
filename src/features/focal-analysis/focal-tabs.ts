import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of focal analyses in the order of the screen. */
const FOCAL_TABS = [
  ...(['budget', 'durations', 'rates', 'latencies', 'transitions', 'timeline', 'export'] as const),
] as const;
export type FocalTab = (typeof FOCAL_TABS)[number];

export const FOCAL_TAB_ADDRESS = tabAddress<FocalTab>(FOCAL_TABS);
