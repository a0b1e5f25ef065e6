import { setTimeout as delay } from 'node:timers/promises';

/** Work for one lane. Entries with the same lane and order key run one after another, in order of arrival. */
export type QueuedWork = {
  readonly lane: string;
  readonly orderKey: string;
  /** Returns 'again' when the work failed and must be retried later. */
  readonly run: () => Promise<'done' | 'again'>;
  /** called after the last failed attempt */
  readonly giveUp: () => void;
  /** the retry delays, when they differ from the queue's */
  readonly pausesMs?: readonly number[];
};

export type OrderedQueue = {
  push(work: QueuedWork): void;
  /** entries waiting or running */
  size(): number;
  /** Waits until nothing is left, at most this long; returns the number left. */
  drain(timeoutMs: number): Promise<number>;
  /** Drops waiting entries; running ones end by themselves. */
  close(): void;
};

type Lane = {
  readonly waiting: Map<string, QueuedWork[]>;
  /** keys whose work is running or waiting for its retry */
  readonly busy: Set<string>;
  running: number;
};

const waitsMs = [200, 500, 1000, 2000, 5000, 5000, 5000, 5000, 5000];

/**
 * A queue that keeps order per key and runs a few entries per lane at once. An entry that waits for its retry blocks
 * its own key only.
 * @param widthOfLane how many entries of one lane run at the same time
 * @param pausesMs the retry delays of one entry; after the last one it is dropped
 */
export function createOrderedQueue(widthOfLane: number, pausesMs: readonly number[] = waitsMs): OrderedQueue {
  const lanes = new Map<string, Lane>();
  const idleWaiters = new Set<() => void>();
  let left = 0;
  let closed = false;

  async function runUntilDone(lane: Lane, work: QueuedWork): Promise<void> {
    for (const pause of [...(work.pausesMs ?? pausesMs), null]) {
      lane.running += 1;
      const outcome = await work.run().catch(() => 'again' as const);
      lane.running -= 1;
      if (outcome === 'done') return;
      if (pause === null || closed) break;
      startWhatFits(lane);
      await delay(pause, undefined, { ref: false });
    }
    if (!closed) work.giveUp();
  }

  function startWhatFits(lane: Lane): void {
    for (const [key, entries] of lane.waiting) {
      if (lane.running >= widthOfLane) return;
      if (lane.busy.has(key)) continue;
      const work = entries.shift();
      if (entries.length === 0) lane.waiting.delete(key);
      if (work === undefined) continue;
      lane.busy.add(key);
      void runUntilDone(lane, work).finally(() => {
        lane.busy.delete(key);
        left -= 1;
        startWhatFits(lane);
        if (left === 0) for (const wake of idleWaiters) wake();
      });
    }
  }

  return {
    push(work) {
      if (closed) return;
      const lane = lanes.get(work.lane) ?? { waiting: new Map(), busy: new Set(), running: 0 };
      lanes.set(work.lane, lane);
      const entries = lane.waiting.get(work.orderKey);
      if (entries === undefined) lane.waiting.set(work.orderKey, [work]);
      else entries.push(work);
      left += 1;
      startWhatFits(lane);
    },
    size: () => left,
    async drain(timeoutMs) {
      if (left > 0) {
        const idle = Promise.withResolvers<void>();
        idleWaiters.add(idle.resolve);
        await Promise.race([idle.promise, delay(timeoutMs)]);
        idleWaiters.delete(idle.resolve);
      }
      return left;
    },
    close() {
      closed = true;
      for (const lane of lanes.values()) {
        for (const entries of lane.waiting.values()) left -= entries.length;
        lane.waiting.clear();
      }
    },
  };
}
