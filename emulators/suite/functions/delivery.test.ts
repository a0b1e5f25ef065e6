import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
function scene(answer: () => Promise<CallOutcome>) {
  const calls: string[] = [];
  const lines: string[] = [];
  const client = {
    async call(target: LoadedFunction, body: string) {
      calls.push(`${target.name} ${body}`);
      return answer();
    },
  };
  const journal = openDeliveryJournal(path.join(folder, 'journal.jsonl'));
  const deliveries = startDeliveries(client, (line) => void lines.push(line), journal);
  const push = (about: string) =>
    deliveries.push({ target: f, form: 'cloudevent', orderKey: 'one', about, event: () => ({ about }) });
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
