import { onWrite } from '../common/define-trigger.ts';
import { refreshScanReadiness } from './refresh-scan-readiness.ts';

/** Keeps the scan gaps of an enclosure up to date as its zones are drawn, measured and removed. */
export const keepScanReadiness = onWrite(
  { name: 'keepScanReadiness', document: 'enclosures/{enclosureId}/zones/{zoneId}' },
  ({ ids: { enclosureId } }) => refreshScanReadiness(enclosureId),
);
