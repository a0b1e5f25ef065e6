import type { DeliveryJournal } from './delivery-journal.ts';
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
  /** Writes the event; null when there is nothing to tell after all. */
  readonly event: () => Record<string, unknown> | null;
};

export type Deliveries = {
  push(delivery: Delivery): void;
  /** Takes up what was left when the suite ended last; to be called once the functions are known. */
  takeUp(functions: readonly LoadedFunction[]): void;
  /** deliveries waiting or running */
  pending(): number;
  /** Lets deliveries end for a short while; answers how many are left. */
  stop(): Promise<number>;
};

/**
 * Hands events to functions: at least once, in order per function and key. A function that throws is named in the log;
 * it is called again only if it is deployed with `retry`, at growing intervals.
 *
 * @param journal where events are kept until they are delivered; null forgets them with the process
 */
export function startDeliveries(
  client: Pick<FunctionsClient, 'call'>,
  log: (line: string) => void,
  journal: DeliveryJournal | null = null,
): Deliveries {
  const queue = createOrderedQueue(CALLS_AT_ONCE);
  let isTakenUp = false;

  function report(target: LoadedFunction, about: string, result: CallOutcome): void {
    if (result.outcome !== 'failed') return;
    log(`${target.name}: failed for ${about} (${result.reason})${target.retries ? '; it is called again' : ''}`);
  }

  /** `bodyOf` answers the same text at every try, so that a function can tell by the event's id. */
  function enqueue(
    { target, form, orderKey, about }: Omit<Delivery, 'event'>,
    bodyOf: () => string | null,
    over: () => void,
  ): void {
    queue.push({
      lane: target.id,
      orderKey,
      ...(target.retries ? { pausesMs: RETRY_PAUSES_MS } : {}),
      giveUp() {
        over();
        log(`${target.name}: no process took the change of ${about}; it is dropped`);
      },
      async run() {
        const body = bodyOf();
        const result =
          body === null
            ? ({ outcome: 'done' } as const)
            : await client.call(target, body, { 'content-type': contentTypes[form] });
        report(target, about, result);
        if (result.outcome === 'unreachable' || (result.outcome === 'failed' && target.retries)) return 'again';
        over();
        return 'done';
      },
    });
  }

  return {
    push(delivery) {
      if (journal === null) {
        // Written only when it is its turn: nothing waits for it before.
        let body: string | null | undefined;
        const bodyOf = (): string | null => (body === undefined ? (body = bodyText(delivery)) : body);
        return enqueue(delivery, bodyOf, () => undefined);
      }
      const body = bodyText(delivery);
      if (body === null) return;
      const { target, form, orderKey, about } = delivery;
      enqueue(delivery, () => body, journal.add({ functionId: target.id, form, orderKey, about, body }));
    },
    takeUp(functions) {
      if (isTakenUp) return;
      isTakenUp = true;
      for (const { delivery, over } of journal?.left() ?? []) {
        const target = functions.find(({ id }) => id === delivery.functionId);
        // The function is gone since.
        if (target === undefined) over();
        else enqueue({ ...delivery, target }, () => delivery.body, over);
      }
    },
    pending: () => queue.size(),
    async stop() {
      const left = await queue.drain(DRAIN_MS);
      queue.close();
      journal?.close();
      return left;
    },
  };
}

function bodyText(delivery: Delivery): string | null {
  const event = delivery.event();
  return event === null ? null : JSON.stringify(event);
}
