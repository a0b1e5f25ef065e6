import { expect, it, vi } from 'vitest';
import { inParts } from './in-parts.ts';

const animals = Array.from({ length: 250 }, (_, index) => `a${index}`);

it('many animals are sent in parts, each once and in their order', async () => {
  const call = vi.fn<(ids: string[]) => Promise<{ error?: string }>>().mockResolvedValue({});
  const told: number[] = [];
  expect(await inParts(animals, call, (done) => told.push(done))).toEqual({ done: 250 });
  expect(call.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 50]);
  expect(call.mock.calls.flatMap(([ids]) => ids)).toEqual(animals);
  expect(told).toEqual([100, 200, 250]);
});

it('after a failure no more is sent, and the finished part is known', async () => {
  const call = vi
    .fn<(ids: string[]) => Promise<{ error?: string }>>()
    .mockResolvedValueOnce({})
    .mockResolvedValue({ error: 'offline' });
  expect(await inParts(animals, call, () => undefined)).toEqual({ done: 100, error: 'offline' });
  expect(call).toHaveBeenCalledTimes(2);
});
