import { whenIdle } from './when-idle.ts';

const SLICE_MS = 6;
const PAUSE_MS = 20;

/**
 * Takes the items of a long list one by one, little by little, in idle moments after the page has been drawn: scrolling
 * and typing go before it. Calls `done` after the last one. Returns a function that stops it.
 */
export function inSlices<Item>(
  items: readonly Item[],
  take: (item: Item) => unknown,
  { afterMs = PAUSE_MS, done }: { readonly afterMs?: number; readonly done?: () => void } = {},
): () => void {
  let at = 0;
  let cancelIdle = () => {};
  let timer = setTimeout(wait, afterMs);
  function wait(): void {
    cancelIdle = whenIdle(slice);
  }
  function slice(): void {
    const end = performance.now() + SLICE_MS;
    for (; at < items.length && performance.now() < end; at += 1) {
      const item = items[at];
      if (item !== undefined) take(item);
    }
    if (at < items.length) timer = setTimeout(wait, PAUSE_MS);
    else done?.();
  }
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
