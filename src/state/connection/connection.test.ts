import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackWrite } from '../../data/firebase/waiting-writes.ts';
import { durableCacheIsPossible } from '../../data/firebase/local-cache.ts';
import { makeStore } from '../store.ts';
import { selectIsOnline, selectWaitingWrites } from './connection.slice.ts';
import { watchConnection } from './watch-connection.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => void vi.unstubAllGlobals());

function closesFreely(): boolean {
  return page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('the connection', () => {
  it('follows the browser', () => {
    const store = makeStore();
    const end = watchConnection(store);
    page.dispatchEvent(new Event('offline'));
    expect(selectIsOnline(store.getState())).toBe(false);
    page.dispatchEvent(new Event('online'));
    expect(selectIsOnline(store.getState())).toBe(true);
    end();
  });
  it('is offline from the start when the page was opened without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const store = makeStore();
    watchConnection(store)();
    expect(selectIsOnline(store.getState())).toBe(false);
  });
  it('counts waiting writes, and asks before they would be lost with the tab', async () => {
    await durableCacheIsPossible(); // not in Node: the cache is memory only
    const store = makeStore();
    const end = watchConnection(store);
    expect(closesFreely()).toBe(true);
    const answered = Promise.withResolvers<null>();
    trackWrite(answered.promise);
    expect(selectWaitingWrites(store.getState())).toBe(1);
    expect(closesFreely()).toBe(false);
    answered.resolve(null);
    await vi.waitFor(() => expect(selectWaitingWrites(store.getState())).toBe(0), { timeout: 20_000 });
    expect(closesFreely()).toBe(true);
    end();
  });
});
