import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClockControl } from './clock/clock-control.ts';
import { createSuiteClock } from './clock/suite-clock.ts';
import type { Manifest } from './data/manifest.ts';
import { SuiteProblem } from './suite-problem.ts';
import { type Controls, startControlServer } from './control-server.ts';
import { requireFreePorts } from './free-ports.ts';
import { choosePorts } from './ports.ts';

const ports = choosePorts({}, 31_000);
const origin = `http://127.0.0.1:${ports.control}`;
const paused: [boolean, number | null][] = [];
const NOON = Date.parse('2026-03-01T12:00:00Z');
const clock = createClockControl(
  createSuiteClock(() => NOON),
  null,
  () => undefined,
);
const aManifest = (): Manifest => ({
  format: 'enclos-export',
  version: 1,
  date: '2026-03-01T12:00:00.000Z',
  projectId: 'demo-a',
  counts: { documents: 3, accounts: 2, files: 1 },
  files: [],
});
const controls: Controls = {
  clock,
  exportTo: async (folder) => {
    if (folder === '/full') throw new SuiteProblem('/full is not empty.');
    return aManifest();
  },
  importFrom: async () => aManifest(),
  status: () => ({ pid: 1 }),
  usage: () => ({ owner: { reads: 2 } }),
  resetUsage: () => undefined,
  setTriggersPaused: async (value, holder) => void paused.push([value, holder]),
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

const transferred = { date: '2026-03-01T12:00:00.000Z', counts: { documents: 3, accounts: 2, files: 1 } };
const folderWanted = { error: 'The body is {"folder": "/an/absolute/path"}.' };

it.each([
  ['/export', '{"folder":"/there"}', 200, transferred],
  ['/import', '{"folder":"/there"}', 200, transferred],
  ['/export', '{"folder":"/full"}', 400, { error: '/full is not empty.' }],
  ['/export', '{"folder":"there"}', 400, folderWanted],
  ['/import', 'no json', 400, folderWanted],
  ['/import', 'x'.repeat(65_537), 400, { error: 'The body is longer than 65536 bytes.' }],
])('%s with %.20s', async (path, body, status, value) => {
  const response = await fetch(`${origin}${path}`, { method: 'POST', body });
  expect([response.status, await response.json()]).toEqual([status, value]);
});

it('reports, moves and resets the clock', async () => {
  const ask = async (method: string, body?: string) => {
    const response = await fetch(`${origin}/clock`, { method, ...(body === undefined ? {} : { body }) });
    return [response.status, await response.json()];
  };
  expect(await ask('GET')).toEqual([200, { now: '2026-03-01T12:00:00.000Z', real: true }]);
  expect(await ask('POST', '{"advanceMinutes":90}')).toEqual([
    200,
    { now: '2026-03-01T13:30:00.000Z', real: false, ran: [] },
  ]);
  expect(await ask('POST', '{}')).toEqual([400, { error: expect.stringContaining('advanceMinutes') }]);
  expect(await ask('DELETE')).toEqual([200, { now: '2026-03-01T12:00:00.000Z', real: true }]);
});

it('pauses and resumes triggers', async () => {
  paused.length = 0;
  await fetch(`${origin}/triggers/pause`, { method: 'POST' });
  await fetch(`${origin}/triggers/resume`, { method: 'POST' });
  await fetch(`${origin}/triggers/pause`, { method: 'POST', body: '{"process":7}' });
  expect(paused).toEqual([
    [true, null],
    [false, null],
    [true, 7],
  ]);
});

it.each(['{"process":0}', '{"process":1.5}', '{"process":"7"}', '{}', 'no json', 'null'])(
  'refuses a pause for %s',
  async (body) => {
    paused.length = 0;
    const response = await fetch(`${origin}/triggers/pause`, { method: 'POST', body });
    expect([response.status, paused]).toEqual([400, []]);
  },
);

it('takes no folder from a body that is null', async () => {
  expect((await fetch(`${origin}/export`, { method: 'POST', body: 'null' })).status).toBe(400);
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
