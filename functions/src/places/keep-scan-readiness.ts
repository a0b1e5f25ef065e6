import { onDocumentWritten } from 'firebase-functions/firestore';
import { REGION } from '../common/firebase.ts';
import { refreshScanReadiness } from './refresh-scan-readiness.ts';

/** Keeps what an enclosure lacks for scans as its zones are drawn, measured and removed. */
export const keepScanReadiness = onDocumentWritten(
  {
    document: 'enclosures/{enclosureId}/zones/{zoneId}',
    region: REGION,
    memory: '256MiB',
    timeoutSeconds: 60,
    retry: true,
  },
  ({ params: { enclosureId } }) => refreshScanReadiness(enclosureId),
);
