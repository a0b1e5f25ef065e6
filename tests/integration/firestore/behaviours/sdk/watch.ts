/** Listens with the client SDK; states from the cache alone, or unconfirmed ones, are not reported. */
import { doc, onSnapshot } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { codeOf } from '../checks.ts';
import type { Corner } from '../corner.ts';
import type { QuerySpec } from '../query-spec.ts';
import { Watch } from '../watch.ts';
import { SdkValues } from './convert.ts';
import { SdkQueries } from './query.ts';

export function startWatch(db: Firestore, corner: Corner, target: string | QuerySpec): Watch {
  const values = new SdkValues(db, corner);
  const watch = new Watch();
  const failed = (error: unknown): void => watch.failed(codeOf(error));
  const options = { includeMetadataChanges: true };
  if (typeof target === 'string') {
    const stop = onSnapshot(
      doc(db, corner.real(target)),
      options,
      (found) => {
        if (found.metadata.fromCache || found.metadata.hasPendingWrites) return;
        const data = found.data();
        watch.told(data === undefined ? [] : [[found.id, values.told(data)]]);
      },
      failed,
    );
    return watch.stopsBy(stop);
  }
  let stop: (() => void) | null = null;
  let stopped = false;
  new SdkQueries(db, corner)
    .build(target)
    .then((query) => {
      if (stopped) return;
      stop = onSnapshot(
        query,
        options,
        (found) => {
          if (found.metadata.fromCache || found.metadata.hasPendingWrites) return;
          watch.told(found.docs.map((document) => [document.id, values.told(document.data())] as const));
        },
        failed,
      );
    })
    .catch(failed);
  return watch.stopsBy(() => {
    stopped = true;
    stop?.();
  });
}
