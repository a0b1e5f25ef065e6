import { expect, test } from 'vitest';
import { measurePace, spreadOf } from './pace.ts';

test('the median of an even number of rounds is between the two middle ones', () => {
  expect(spreadOf([10, 1, 3, 2])).toEqual({ median: 2.5, lowest: 1, highest: 10 });
  expect(spreadOf([7, 1, 3])).toEqual({ median: 3, lowest: 1, highest: 7 });
});

test('calls are numbered from one after the warm-up, and concurrency stays within its limit', async () => {
  const calls: number[] = [];
  let inFlight = 0;
  let most = 0;
  const pace = await measurePace(
    async (call) => {
      calls.push(call);
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inFlight -= 1;
    },
    { inFlight: 3, milliseconds: 20 },
  );
  expect(calls.slice(0, 6)).toEqual([1, 2, 3, 1, 2, 3]);
  expect(calls.slice(3)).toEqual(calls.slice(3).map((_, index) => index + 1));
  expect(most).toBe(3);
  expect(pace.perSecond).toBeGreaterThan(0);
});
