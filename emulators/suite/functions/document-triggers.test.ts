import { expect, it } from 'vitest';
import type { CommitEvent, StoredDocument } from '../../firestore/contract.ts';
import { startDeliveries } from './delivery.ts';
import { startDocumentTriggers } from './document-triggers.ts';
import type { CallOutcome, FunctionsClient } from './functions-client.ts';
import type { LoadedFunction } from './loaded-functions.ts';

const database = 'projects/demo-a/databases/(default)';

/** Triggers over a database with the test's commits, and functions with the test's responses. */
function scene(answers: CallOutcome[] = []) {
  let commitListener: (event: CommitEvent) => void = () => undefined;
  const calls: { name: string; type: string; document: string; value: unknown }[] = [];
  const lines: string[] = [];
  const client: Pick<FunctionsClient, 'call'> = {
    call: async (target, body) => {
      const { type, document, data } = JSON.parse(body) as { type: string; document: string; data: { value: unknown } };
      calls.push({ name: target.name, type, document, value: data.value });
      return answers.shift() ?? { outcome: 'done' };
    },
  };
  const deliveries = startDeliveries(client, (line) => void lines.push(line));
  const documentTriggers = startDocumentTriggers({
    backend: {
      onCommit: (listener) => {
        commitListener = listener;
        return () => (commitListener = () => undefined);
      },
      toWire: ({ fields }) => ({ fields: { n: { integerValue: String(fields) } } }),
    },
    deliveries,
    projectId: 'demo-a',
  });
  const triggers = { ...documentTriggers, stop: () => deliveries.stop() };
  let version = 0n;
  const commit = (
    path: string,
    before: number | null,
    after: number | null,
    more: { cleared?: true; database?: string } = {},
  ) => {
    version += 1n;
    const name = `${more.database ?? database}/documents/${path}`;
    const stored = (value: number | null): StoredDocument | null =>
      value === null ? null : { name, createTime: 0n, updateTime: version, fields: value };
    const changes = [{ name, before: stored(before), after: stored(after) }];
    commitListener({ database, version, changes, bytesBefore: 0, ...(more.cleared === true ? { cleared: true } : {}) });
  };
  return { triggers, commit, calls, lines };
}

function trigger(name: string, change: 'created' | 'written', pattern: string, retries = false): LoadedFunction {
  const eventType = `google.cloud.firestore.document.v1.${change}`;
  const kind = { on: 'document', form: 'cloudevent', change, eventType, database: '(default)', pattern } as const;
  return { id: `r-${name}`, name, region: 'r', timeoutSeconds: 60, retries, kind };
}

it('commits before the functions were loaded are delivered in order', async () => {
  const { triggers, commit, calls } = scene();
  commit('tasks/a', null, 1);
  commit('tasks/a', 1, 2);
  expect(calls).toEqual([]);
  triggers.setFunctions([trigger('all', 'written', 'tasks/{id}'), trigger('made', 'created', 'tasks/{id}')]);
  await triggers.stop();
  expect(calls.filter(({ name }) => name === 'all').map(({ value }) => value)).toEqual([
    { fields: { n: { integerValue: '1' } } },
    { fields: { n: { integerValue: '2' } } },
  ]);
  expect(calls.filter(({ name }) => name === 'made')).toHaveLength(1);
});

it('other projects, clearing, paused work and writes without a change trigger nothing', async () => {
  const { triggers, commit, calls } = scene();
  triggers.setFunctions([trigger('all', 'written', 'tasks/{id}')]);
  commit('tasks/a', null, 1, { database: 'projects/demo-b/databases/(default)' });
  commit('tasks/a', 1, null, { cleared: true });
  commit('tasks/a', 1, 1);
  triggers.setPaused(true);
  commit('tasks/a', 1, 2);
  triggers.setPaused(false);
  commit('tasks/a', 2, null);
  await triggers.stop();
  expect(calls.map(({ value }) => value)).toEqual([{}]);
});

it('an unreachable function is retried, a function that threw is not', async () => {
  const { triggers, commit, calls, lines } = scene([
    { outcome: 'unreachable', reason: 'not loaded' },
    { outcome: 'failed', reason: 'answer 500' },
  ]);
  triggers.setFunctions([trigger('all', 'written', 'tasks/{id}')]);
  commit('tasks/a', null, 1);
  expect(await triggers.stop()).toBe(0);
  expect(calls).toHaveLength(2);
  expect(lines).toEqual(['all: failed for tasks/a (answer 500)']);
});

it('a function with retry is called again after it threw, with the same event', async () => {
  const { triggers, commit, calls, lines } = scene([{ outcome: 'failed', reason: 'answer 500' }]);
  triggers.setFunctions([trigger('all', 'written', 'tasks/{id}', true)]);
  commit('tasks/a', null, 1);
  expect(await triggers.stop()).toBe(0);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
  expect(lines).toEqual(['all: failed for tasks/a (answer 500); it is called again']);
});
