import { cacheIsMemoryOnly } from '#data/firebase/local-cache.ts';
import { watchWaitingWrites } from '#data/firebase/waiting-writes.ts';
import type { AppStore } from '../store.ts';
import { selectWaitingWrites, waitingWritesCounted, wentOffline, wentOnline } from './connection.slice.ts';

/**
 * Keeps the store's connection up to date, and asks before the tab is closed when writes would be lost with it. Returns
 * a function that stops it.
 */
export function watchConnection(store: AppStore): () => void {
  const online = () => store.dispatch(wentOnline());
  const offline = () => store.dispatch(wentOffline());
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (cacheIsMemoryOnly() && selectWaitingWrites(store.getState()) > 0) event.preventDefault();
  };
  if (!navigator.onLine) offline();
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  window.addEventListener('beforeunload', beforeUnload);
  const endCount = watchWaitingWrites((count) => {
    if (count !== selectWaitingWrites(store.getState())) store.dispatch(waitingWritesCounted(count));
  });
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    window.removeEventListener('beforeunload', beforeUnload);
    endCount();
  };
}
