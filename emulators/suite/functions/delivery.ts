import type { CallOutcome, FunctionsClient } from './functions-client.ts';
import type { EventForm, LoadedFunction } from './loaded-functions.ts';
import { createOrderedQueue } from './ordered-queue.ts';

// Each call at the same time costs a process of firebase-tools: many small queues, few processes.
const CALLS_AT_ONCE = 2;
const DRAIN_MS = 3000;
/** For a function that is retried: half an hour in all. In production it is a day. */
const RETRY_PAUSES_MS = [
  200,
  500,
  1000,
  2000,
  5000,
  10_000,
  20_000,
  30_000,
  ...Array.from({ length: 28 }, () => 60_000),
];

const contentTypes: Readonly<Record<EventForm, string>> = {
  cloudevent: 'application/cloudevents+json',
  legacy: 'application/json',
};

/** One event on its way to one function. */
export type Delivery = {
  readonly target: LoadedFunction;
  readonly form: EventForm;
  /** events with the same key arrive one after another */
  readonly orderKey: string;
  /** what the event is about, for the log */
  readonly about: string;
  /** Writes the event when it is its turn; null when there is nothing to tell after all. */
  readonly event: () => Record<string, unknown> | null;
};

export type Deliveries = {
  push(delivery: Delivery): void;
  /** deliveries waiting or running */
  pending(): number;
  /** Lets deliveries end for a short while, then drops the rest and answers how many. */
  stop(): Promise<number>;
};

/**
 * Hands events to functions: at least once, in order per function and key. A function that throws is named in the log;
 * it is called again only if it is deployed with `retry`, at growing intervals.
 */
export function startDeliveries(client: Pick<FunctionsClient, 'call'>, log: (line: string) => void): Deliveries {
  const queue = createOrderedQueue(CALLS_AT_ONCE);

  function report({ target, about }: Delivery, result: CallOutcome): void {
    if (result.outcome !== 'failed') return;
    log(`${target.name}: failed for ${about} (${result.reason})${target.retries ? '; it is called again' : ''}`);
  }

  return {
    push(delivery) {
      const { target, form, orderKey, about } = delivery;
      // The same event at every try, with the same id, so that a function can tell.
      let body: string | null = null;
      queue.push({
        lane: target.id,
        orderKey,
        ...(target.retries ? { pausesMs: RETRY_PAUSES_MS } : {}),
        giveUp: () => log(`${target.name}: no process took the change of ${about}; it is dropped`),
        async run() {
          if (body === null) {
            const event = delivery.event();
            if (event === null) return 'done';
            body = JSON.stringify(event);
          }
          const result = await client.call(target, body, { 'content-type': contentTypes[form] });
          report(delivery, result);
          return result.outcome === 'unreachable' || (result.outcome === 'failed' && target.retries) ? 'again' : 'done';
        },
      });
    },
    pending: () => queue.size(),
    async stop() {
      const left = await queue.drain(DRAIN_MS);
      queue.close();
      return left;
    },
  };
}
