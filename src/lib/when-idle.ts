/** A browser that is never idle carries on after this time. */
const MAX_WAIT_MS = 2000;

/** Calls back once, in an idle moment of the page; at once in Safari, which has none. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    callback();
    return () => {};
  }
  const handle = requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
