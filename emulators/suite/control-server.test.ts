import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Controls, startControlServer } from './control-server.ts';
import { requireFreePorts } from './free-ports.ts';
import { choosePorts } from './ports.ts';

const ports = choosePorts({}, 31_000);
const origin = `http://127.0.0.1:${ports.control}`;
const paused: boolean[] = [];
const controls: Controls = {
  status: () => ({ pid: 1 }),
  usage: () => ({ owner: { reads: 2 } }),
  resetUsage: () => undefined,
  setTriggersPaused: async (value) => void paused.push(value),
  runSchedule: async (name) => {
    if (name === 'unknown') return null;
    return name === 'nightly' ? { outcome: 'done' } : { outcome: 'failed', reason: 'answer 500' };
  },
};
let server: Awaited<ReturnType<typeof startControlServer>>;

beforeAll(async () => {
  server = await startControlServer('127.0.0.1', ports.control, controls);
});
afterAll(() => server.close());

it.each([
  ['GET', '/status', 200, { pid: 1 }],
  ['GET', '/usage', 200, { owner: { reads: 2 } }],
  ['DELETE', '/usage', 200, {}],
  ['POST', '/schedules/nightly/run', 200, { outcome: 'done' }],
  ['POST', '/schedules/broken/run', 500, { outcome: 'failed', reason: 'answer 500' }],
  ['POST', '/schedules/unknown/run', 404, { error: 'no scheduled function is called "unknown"' }],
  ['POST', '/triggers/pause', 200, {}],
  ['GET', '/elsewhere', 404, { error: 'no such request; docs/local-firebase.md lists them' }],
])('%s %s', async (method, path, status, value) => {
  const response = await fetch(`${origin}${path}`, { method });
  expect([response.status, await response.json()]).toEqual([status, value]);
});

it('pauses and resumes triggers', async () => {
  paused.length = 0;
  await fetch(`${origin}/triggers/pause`, { method: 'POST' });
  await fetch(`${origin}/triggers/resume`, { method: 'POST' });
  expect(paused).toEqual([true, false]);
});

it('refuses web pages', async () => {
  const response = await fetch(`${origin}/status`, { headers: { origin: 'http://elsewhere.example' } });
  expect(response.status).toBe(403);
});

it('frees its port', async () => {
  await server.close();
  await expect(requireFreePorts('127.0.0.1', ports, ['control'])).resolves.toBeUndefined();
  server = await startControlServer('127.0.0.1', ports.control, controls);
});
