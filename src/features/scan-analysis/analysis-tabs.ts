import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of the analyses in the order of the screen. */
export const ANALYSIS_TABS = [
  ...(['frequency', 'diversity', 'lists', 'proximity', 'network', 'centrality', 'avoidance'] as const),
  ...(['zones', 'heatmap', 'space', 'patterns', 'statistics', 'comparison', 'export'] as const),
] as const;
export type AnalysisTab = (typeof ANALYSIS_TABS)[number];

export const TAB_ADDRESS = tabAddress<AnalysisTab>(ANALYSIS_TABS);
