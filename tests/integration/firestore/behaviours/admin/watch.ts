/** Listens with firebase-admin. */
import type { Firestore, Query } from 'firebase-admin/firestore';
import { codeOf } from '../checks.ts';
import type { Corner } from '../corner.ts';
import { withImpliedOrder } from '../query-spec.ts';
import type { QuerySpec } from '../query-spec.ts';
import { Watch } from '../watch.ts';
import { AdminValues } from './convert.ts';
import { AdminQueries } from './query.ts';

export function startWatch(db: Firestore, corner: Corner, target: string | QuerySpec): Watch {
  const values = new AdminValues(db, corner);
  const watch = new Watch();
  const failed = (error: unknown): void => watch.failed(watchCode(error));
  if (typeof target === 'string') {
    const stop = db.doc(corner.real(target)).onSnapshot((found) => {
      const data = found.data();
      watch.told(data === undefined ? [] : [[found.id, values.told(data)]]);
    }, failed);
    return watch.stopsBy(stop);
  }
  let stop: (() => void) | null = null;
  let stopped = false;
  const start = (query: Query): void => {
    if (stopped) return;
    stop = query.onSnapshot(
      (found) => watch.told(found.docs.map((document) => [document.id, values.told(document.data())] as const)),
      failed,
    );
  };
  // This library orders what a listener hears by the orders that the query names, and by no implied one.
  new AdminQueries(db, corner).build(withImpliedOrder(target)).then(start).catch(failed);
  return watch.stopsBy(() => {
    stopped = true;
    stop?.();
  });
}

/** When the server ends a target, the library gives the code in its words alone. */
function watchCode(error: unknown): string {
  const code = /^Error (\d+):/.exec((error as Error).message)?.[1];
  return codeOf(code === undefined ? error : { code: Number(code) });
}
