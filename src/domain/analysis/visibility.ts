import { percentOf } from './behaviour-counts.ts';
import type { ScanSample } from './scan-sample.ts';
import type { VisibleScans } from './visible-scans.ts';

/** How often one individual was seen. */
export type Visibility = {
  readonly individualId: string;
  readonly visibleRecords: number;
  /** 100 × visible records / all scans, unrounded; null without a scan */
  readonly percent: number | null;
};

/**
 * Returns the visibility of each individual over all scans, those in which it has no record included. Empty without
 * individuals.
 * @source analysis definitions, 1 and 8
 */
export function visibilityOf({ individuals, scans }: ScanSample, { each }: VisibleScans): Visibility[] {
  return individuals.map(({ id }, index) => {
    const visibleRecords = each[index] ?? 0;
    return { individualId: id, visibleRecords, percent: percentOf(visibleRecords, scans.length) };
  });
}
