import { expect, it } from 'vitest';
import { createOrderedQueue, type OrderedQueue } from './ordered-queue.ts';

type Attempt = { finish: (outcome: 'done' | 'again') => void };

/** A queue whose work ends when the test says so. */
function scene(width: number, pauses: number[] = []) {
  const queue = createOrderedQueue(width, pauses);
  const begun: string[] = [];
  const givenUp: string[] = [];
  const attempts = new Map<string, Attempt>();
  const push = (lane: string, orderKey: string, name: string) =>
    queue.push({
      lane,
      orderKey,
      run: () =>
        new Promise((finish) => {
          begun.push(name);
          attempts.set(name, { finish });
        }),
      giveUp: () => void givenUp.push(name),
    });
  const end = async (name: string, outcome: 'done' | 'again' = 'done') => {
    attempts.get(name)?.finish(outcome);
    await settle();
  };
  return { queue, begun, givenUp, push, end };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}

it('entries of one document stay in order, and others go ahead', async () => {
  const { begun, push, end } = scene(2);
  push('f', 'a', 'a1');
  push('f', 'a', 'a2');
  push('f', 'b', 'b1');
  push('f', 'c', 'c1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('one function does not wait for another', () => {
  const { begun, push } = scene(1);
  push('f', 'a', 'f1');
  push('f', 'b', 'f2');
  push('g', 'a', 'g1');
  expect(begun).toEqual(['f1', 'g1']);
});

it('an entry is retried before the next one of its document, and dropped in the end', async () => {
  const { begun, givenUp, push, end } = scene(1, [1]);
  push('f', 'a', 'a1');
  push('f', 'a', 'a2');
  await end('a1', 'again');
  expect(begun).toEqual(['a1', 'a1']);
  await end('a1', 'again');
  expect(givenUp).toEqual(['a1']);
  expect(begun).toEqual(['a1', 'a1', 'a2']);
});

it('other entries go ahead while one waits for its retry', async () => {
  const { begun, push, end } = scene(1, [60_000]);
  push('f', 'a', 'a1');
  push('f', 'b', 'b1');
  push('f', 'a', 'a2');
  await end('a1', 'again');
  expect(begun).toEqual(['a1', 'b1']);
});

it('an entry can set its own retry delays', async () => {
  const queue = createOrderedQueue(1, []);
  let tries = 0;
  queue.push({
    lane: 'f',
    orderKey: 'a',
    pausesMs: [1, 1],
    run: async () => ((tries += 1) < 3 ? 'again' : 'done'),
    giveUp: () => undefined,
  });
  expect(await queue.drain(1000)).toBe(0);
  expect(tries).toBe(3);
});

it('a thrown error counts as a failed attempt', async () => {
  const queue: OrderedQueue = createOrderedQueue(1, [1]);
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no connection');
    return 'done' as const;
  };
  queue.push({ lane: 'f', orderKey: 'a', run, giveUp: () => undefined });
  expect(await queue.drain(1000)).toBe(0);
  expect(tries).toBe(2);
});

it('a drain that is too short returns the number left, and a closed queue starts nothing', async () => {
  const { queue, begun, push, end } = scene(1);
  push('f', 'a', 'a1');
  push('f', 'a', 'a2');
  expect(await queue.drain(5)).toBe(2);
  queue.close();
  await end('a1');
  push('f', 'b', 'b1');
  expect(begun).toEqual(['a1']);
  expect(queue.size()).toBe(0);
});
