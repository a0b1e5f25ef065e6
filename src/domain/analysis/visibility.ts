import { percentOf } from './behaviour-counts.ts';
import type { ScanSample } from './scan-sample.ts';
import type { VisibleScans } from './visible-scans.ts';

/** How often one individual was seen. */
export type Visibility = {
  readonly individualId: string;
  readonly visibleRecords: number;
  /** 100 × visible records / scans that looked for it, unrounded; null without a scan */
  readonly percent: number | null;
};

/**
 * Returns the visibility of each individual over the scans that looked for it, those in which it has no record included: all
 * scans where there are no cohorts. Empty without individuals.
 * @source analysis definitions, 1 and 8
 */
export function visibilityOf({ individuals }: ScanSample, { each, lookedFor }: VisibleScans): Visibility[] {
  return individuals.map(({ id }, index) => {
    const visibleRecords = each[index] ?? 0;
    return { individualId: id, visibleRecords, percent: percentOf(visibleRecords, lookedFor[index] ?? 0) };
  });
}
