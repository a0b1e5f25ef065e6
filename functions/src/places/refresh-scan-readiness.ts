import { isDeepStrictEqual } from 'node:util';
import { scanMissing } from '../../../src/domain/enclosures/scan-readiness.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { database } from '../common/firebase.ts';
import { enclosurePath } from '../common/paths.ts';
import { enclosureOf, readZones } from './park-places.ts';

/**
 * Writes the scan gaps of an enclosure by its present zones; writes nothing when they are unchanged, so that repeated
 * or reordered events do no harm. Zones of a deleted enclosure are deleted: they were drawn while it existed.
 */
export async function refreshScanReadiness(enclosureId: string): Promise<void> {
  const reference = database().doc(enclosurePath(enclosureId));
  await inTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    const data = document.data();
    if (data === undefined) {
      const left = await transaction.get(reference.collection('zones').select());
      for (const zone of left.docs) transaction.delete(zone.ref);
      return;
    }
    const missing = scanMissing(enclosureOf(enclosureId, data), await readZones(transaction, enclosureId));
    if (!isDeepStrictEqual(document.get('scanMissing'), missing))
      transaction.update(reference, { scanMissing: missing });
  });
}
