import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeliveries } from './delivery.ts';
import { openDeliveryJournal } from './delivery-journal.ts';
import type { CallOutcome } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'delivery-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const f: LoadedFunction = {
  id: 'r-f',
  name: 'f',
  region: 'r',
  timeoutSeconds: 60,
  retries: false,
  kind: { on: 'other' },
};

/** Deliveries to functions that respond with `answer`, kept in the folder of the test. */
function scene(answer: () => Promise<CallOutcome>, target = f) {
  const calls: string[] = [];
  const lines: string[] = [];
  const client = {
    async call(called: LoadedFunction, body: string) {
      calls.push(`${called.name} ${body}`);
      return answer();
    },
  };
  const journal = openDeliveryJournal(path.join(folder, 'journal.jsonl'));
  const deliveries = startDeliveries(client, (line) => void lines.push(line), journal, [1, 1]);
  const push = (about: string) =>
    deliveries.push({ target, form: 'cloudevent', orderKey: 'one', about, event: () => ({ about }) });
  return { deliveries, push, calls, lines };
}

const never = () => new Promise<CallOutcome>(() => undefined);
const done = async (): Promise<CallOutcome> => ({ outcome: 'done' });

it('deliveries that were running or waiting when the process was killed are made after a restart', async () => {
  const killed = scene(never);
  killed.push('a');
  killed.push('b');
  expect(killed.calls).toEqual(['f {"about":"a"}']);
  const next = scene(done);
  next.deliveries.takeUp([f]);
  next.push('c');
  expect(await next.deliveries.stop()).toBe(0);
  expect(next.calls).toEqual(['f {"about":"a"}', 'f {"about":"b"}', 'f {"about":"c"}']);
  const last = scene(done);
  last.deliveries.takeUp([f]);
  expect(last.deliveries.pending()).toBe(0);
  await last.deliveries.stop();
});

it('a delivery that threw, or whose function is gone, is not repeated', async () => {
  const first = scene(async () => ({ outcome: 'failed', reason: 'answer 500' }));
  first.push('a');
  await first.deliveries.stop();
  const killed = scene(never);
  killed.push('b');
  const next = scene(done);
  next.deliveries.takeUp([{ ...f, id: 'r-g' }]);
  expect(next.deliveries.pending()).toBe(0);
  await next.deliveries.stop();
  const last = scene(done);
  last.deliveries.takeUp([f]);
  expect(last.deliveries.pending()).toBe(0);
  await last.deliveries.stop();
});

it('deliveries are restored only once, however often functions are loaded', async () => {
  const killed = scene(never);
  killed.push('a');
  const next = scene(done);
  next.deliveries.takeUp([f]);
  next.deliveries.takeUp([f]);
  await next.deliveries.stop();
  expect(next.calls).toEqual(['f {"about":"a"}']);
});

const noConnection = async (): Promise<CallOutcome> => ({ outcome: 'unreachable', reason: 'refused' });
const throws = async (): Promise<CallOutcome> => ({ outcome: 'failed', reason: 'answer 500' });
const dies = async (): Promise<CallOutcome> => ({ outcome: 'unreachable', reason: 'answer 500', died: true });

it('an event whose function stays unreachable is delivered once the functions are loaded again', async () => {
  let answer = noConnection;
  const { deliveries, push, calls, lines } = scene(() => answer());
  deliveries.takeUp([f]);
  push('a');
  await vi.waitFor(() =>
    expect(lines).toEqual(['f: cannot be reached; the change of a waits until it is loaded again']),
  );
  expect([calls.length, deliveries.pending()]).toEqual([3, 1]);
  answer = done;
  deliveries.takeUp([f]);
  expect(await deliveries.stop()).toBe(0);
  expect(calls).toHaveLength(4);
});

it('an event whose function stays unreachable is delivered after a restart', async () => {
  const first = scene(noConnection);
  first.push('a');
  await vi.waitFor(() => expect(first.lines).toHaveLength(1));
  expect(await first.deliveries.stop()).toBe(1);
  const next = scene(done);
  next.deliveries.takeUp([f]);
  expect(await next.deliveries.stop()).toBe(0);
  expect(next.calls).toEqual(['f {"about":"a"}']);
});

it('a retried function that always throws for one document is given up after two lines, also across a restart', async () => {
  const first = scene(throws, { ...f, retries: true });
  first.push('a');
  await vi.waitFor(() => expect(first.deliveries.pending()).toBe(0));
  expect(first.lines).toEqual([
    'f: failed for a (answer 500); it is called again',
    'f: failed 3 times for a (answer 500); it is given up',
  ]);
  await first.deliveries.stop();
  const next = scene(done);
  next.deliveries.takeUp([f]);
  expect(next.deliveries.pending()).toBe(0);
  await next.deliveries.stop();
});

it('an event that ends every process of its function is dropped with one line', async () => {
  const { deliveries, push, lines } = scene(dies);
  push('a');
  await vi.waitFor(() => expect(deliveries.pending()).toBe(0));
  expect(lines).toEqual(['f: no process took the change of a; it is dropped']);
  await deliveries.stop();
});
