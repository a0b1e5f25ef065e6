import { expect, it, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

it('takes every item in order, then is done', async () => {
  const items = Array.from({ length: 500 }, (_, at) => at);
  const taken: number[] = [];
  await new Promise<void>((resolve) => inSlices(items, (item) => taken.push(item), { done: resolve }));
  expect(taken).toEqual(items);
});

it('is done with a list without items', async () => {
  const done = vi.fn<() => void>();
  inSlices([], () => undefined, { done });
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});

it('takes nothing once it is stopped', () => {
  vi.useFakeTimers();
  const taken: number[] = [];
  inSlices([1, 2, 3], (item) => taken.push(item))();
  vi.runAllTimers();
  expect(taken).toEqual([]);
  vi.useRealTimers();
});
