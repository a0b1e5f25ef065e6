import { onWrite } from '../common/define-trigger.ts';
import { refreshScanReadiness } from './refresh-scan-readiness.ts';

/** Keeps what an enclosure lacks for scans as its zones are drawn, measured and removed. */
export const keepScanReadiness = onWrite(
  { name: 'keepScanReadiness', document: 'enclosures/{enclosureId}/zones/{zoneId}' },
  ({ ids: { enclosureId } }) => refreshScanReadiness(enclosureId),
);
