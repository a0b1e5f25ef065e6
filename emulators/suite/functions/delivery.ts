import type { DeliveryJournal } from './delivery-journal.ts';
import type { CallOutcome, FunctionsClient } from './functions-client.ts';
import type { EventForm, LoadedFunction } from './loaded-functions.ts';
import { createOrderedQueue } from './ordered-queue.ts';

// Each concurrent call costs a process of firebase-tools: many small queues, few processes.
const CALLS_AT_ONCE = 2;
const DRAIN_MS = 3000;
/** For a retried function: half an hour in total. In production it is a day. */
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
  /** events with the same key are delivered one after another */
  readonly orderKey: string;
  /** the subject of the event, for the log */
  readonly about: string;
  /** Builds the event; null when there is nothing to deliver. */
  readonly event: () => Record<string, unknown> | null;
};

export type Deliveries = {
  push(delivery: Delivery): void;
  /**
   * Restores the unfinished deliveries of the last run, and those that no function took; call it whenever the functions
   * are loaded.
   */
  takeUp(functions: readonly LoadedFunction[]): void;
  /** deliveries waiting or running */
  pending(): number;
  /** Gives deliveries a short time to end; returns how many are left. */
  stop(): Promise<number>;
};

/**
 * Delivers events to functions: at least once, in order per function and key. A function that throws is logged;
 * it is retried only if it is deployed with `retry`, at growing intervals, and then given up with one line. An event whose
 * function cannot be reached for long waits in the journal for the next load of the functions or the next start.
 * @param journal keeps events until they are delivered; null loses them with the process
 * @param pausesMs shorter pauses between attempts, for tests
 */
export function startDeliveries(
  client: Pick<FunctionsClient, 'call'>,
  log: (line: string) => void,
  journal: DeliveryJournal | null = null,
  pausesMs: readonly number[] | null = null,
): Deliveries {
  const queue = createOrderedQueue(CALLS_AT_ONCE, pausesMs ?? undefined);
  let isTakenUp = false;
  const waiting: (() => void)[] = [];

  function report(target: LoadedFunction, about: string, result: CallOutcome): boolean {
    if (result.outcome !== 'failed') return false;
    log(`${target.name}: failed for ${about} (${result.reason})${target.retries ? '; it is called again' : ''}`);
    return true;
  }

  /** `bodyOf` returns the same text at every attempt, so that a function can recognise a repeat by the event's id. */
  function enqueue(
    { target, form, orderKey, about }: Omit<Delivery, 'event'>,
    bodyOf: () => string | null,
    over: () => void,
  ): void {
    let last: CallOutcome = { outcome: 'done' };
    let attempts = 0;
    let reported = false;
    const again = (): void => enqueue({ target, form, orderKey, about }, bodyOf, over);
    queue.push({
      lane: target.id,
      orderKey,
      ...(target.retries ? { pausesMs: pausesMs ?? RETRY_PAUSES_MS } : {}),
      giveUp() {
        if (last.outcome === 'unreachable' && last.died !== true && journal !== null) {
          waiting.push(again);
          log(`${target.name}: cannot be reached; the change of ${about} waits until it is loaded again`);
          return;
        }
        over();
        log(
          last.outcome === 'failed'
            ? `${target.name}: failed ${attempts} times for ${about} (${last.reason}); it is given up`
            : `${target.name}: no process took the change of ${about}; it is dropped`,
        );
      },
      async run() {
        const body = bodyOf();
        const result =
          body === null
            ? ({ outcome: 'done' } as const)
            : await client.call(target, body, { 'content-type': contentTypes[form] });
        last = result;
        attempts += 1;
        // The later attempts of the same event say nothing new.
        if (!reported) reported = report(target, about, result);
        if (result.outcome === 'unreachable' || (result.outcome === 'failed' && target.retries)) return 'again';
        over();
        return 'done';
      },
    });
  }

  return {
    push(delivery) {
      if (journal === null) {
        // Built only at its turn: nothing before needs it.
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
      for (const again of waiting.splice(0)) again();
      if (isTakenUp) return;
      isTakenUp = true;
      for (const { delivery, over } of journal?.left() ?? []) {
        const target = functions.find(({ id }) => id === delivery.functionId);
        // The function was removed meanwhile.
        if (target === undefined) over();
        else enqueue({ ...delivery, target }, () => delivery.body, over);
      }
    },
    pending: () => queue.size() + waiting.length,
    async stop() {
      const left = await queue.drain(DRAIN_MS);
      queue.close();
      journal?.close();
      return left + waiting.length;
    },
  };
}

function bodyText(delivery: Delivery): string | null {
  const event = delivery.event();
  return event === null ? null : JSON.stringify(event);
}
