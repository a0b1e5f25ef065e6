import type { ScanGap } from '#domain/enclosures/enclosure.ts';
import { enclosureHref } from '../addresses.ts';

/** Returns where what is missing for scans is seen to. */
export function gapAddress(enclosureId: string, gap: ScanGap): string {
  return gap === 'animals'
    ? enclosureHref(enclosureId, { tab: 'animals' })
    : enclosureHref(enclosureId, { tab: 'tools', tool: 'zones' });
}
