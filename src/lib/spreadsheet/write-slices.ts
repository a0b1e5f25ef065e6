import type { Progress } from './write-cell.ts';

/** A slice this long leaves the page enough time to answer a key within a frame or two. */
const SLICE_MS = 12;

/**
 * Does work given in small steps, each yielding its progress, and pauses between slices of them, so that the page draws
 * and answers meanwhile.
 * @throws the signal's reason when the person stops it
 */
export async function inSlices(
  steps: Iterable<number>,
  total: number,
  { onProgress, signal }: Progress,
): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const done of steps) {
    if (performance.now() < end) continue;
    onProgress?.(done, total);
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other
    await nextTurn();
    signal?.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
  signal?.throwIfAborted();
  onProgress?.(total, total);
}

/** A timer, not a promise alone: events in the queue of the page, a click or a frame, come first. */
async function nextTurn(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
}
