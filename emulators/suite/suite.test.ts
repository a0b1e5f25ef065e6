import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePorts } from './ports.ts';
import { startSuite, type Suite } from './suite.ts';
import type { ServiceName, SuiteOptions } from './suite-options.ts';

// Firestore alone: firebase-tools takes seconds to start, and the tests of the whole suite cover it.
const ports = choosePorts({}, 32_000);
const documents = `http://127.0.0.1:${ports.firestore}/v1/projects/demo-a/databases/(default)/documents`;

let root: string;
let suite: Suite | null = null;
let lines: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'suite-'));
  lines = [];
  await write('firebase.json', {
    firestore: { rules: 'a.rules' },
    functions: [{ source: 'fn' }],
    hosting: { public: 'site' },
  });
  await write('.firebaserc', { projects: { default: 'demo-a' } });
  await writeRules('true');
});
afterEach(async () => {
  await suite?.stop();
  suite = null;
  await rm(root, { recursive: true });
});

const write = (name: string, value: unknown) => writeFile(join(root, name), JSON.stringify(value));
const writeRules = (condition: string) =>
  writeFile(
    join(root, 'a.rules'),
    `rules_version = '2'; service cloud.firestore { match /{p=**} { allow read, write: if ${condition}; } }`,
  );
const options = (): SuiteOptions => ({
  root,
  ports,
  services: ['firestore'],
  dataFolder: join(root, 'data'),
  logFolder: join(root, 'logs'),
  schedulesOnTime: false,
  cancelled: new Promise(() => undefined),
  show: (line) => void lines.push(line),
});
const start = async (services: readonly ServiceName[] = ['firestore']): Promise<Suite> => {
  const started = await startSuite({ ...options(), services });
  suite = started;
  return started;
};
const put = () =>
  fetch(`${documents}/tasks/a`, { method: 'PATCH', body: JSON.stringify({ fields: { n: { integerValue: '1' } } }) });
const get = () => fetch(`${documents}/tasks/a`);

it('a suite keeps data between runs and counts billed operations', async () => {
  const first = await start();
  expect((await put()).status).toBe(200);
  const control = first.environment['ENCLOS_CONTROL_URL'];
  expect(await (await fetch(`${control}/usage`)).json()).toMatchObject({ anonymous: { writes: 1 } });
  await first.stop();
  await expect(get()).rejects.toThrow();
  await start();
  expect((await get()).status).toBe(200);
});

it('changed rules are loaded, and broken ones leave the old ones in force', async () => {
  await start();
  await put();
  await writeRules('true ||');
  await vi.waitFor(() => expect(lines.join()).toContain('the previous rules stay in force'), 5000);
  expect((await get()).status).toBe(200);
  await writeRules('false');
  await vi.waitFor(() => expect(lines).toContain('a.rules: new rules in force'), 5000);
  expect((await get()).status).toBe(403);
});

it('two suites cannot share a data folder', async () => {
  await start();
  await expect(startSuite({ ...options(), ports: choosePorts({}, 33_000) })).rejects.toThrow(
    /is running already \(process \d+\)/,
  );
});

type Spoiled = readonly [what: string, spoil: () => Promise<void>, services: readonly ServiceName[], message: RegExp];

const spoiled: readonly Spoiled[] = [
  ['a broken rules file', () => writeFile(join(root, 'a.rules'), 'service {'), ['firestore'], /^a\.rules:1:\d+: /],
  ['missing rules', () => rm(join(root, 'a.rules')), ['firestore'], /^a\.rules is missing/],
  [
    'functions not built',
    async () => undefined,
    ['functions'],
    /^fn\/lib\/index\.js is missing: build the functions first/,
  ],
  ['an app not built', async () => undefined, ['hosting'], /^site\/index\.html is missing: build the app first/],
  [
    'a broken firebase.json',
    () => writeFile(join(root, 'firebase.json'), '{'),
    ['firestore'],
    /^firebase\.json is not valid/,
  ],
  [
    'a project that is not a demo',
    () => write('.firebaserc', { projects: { default: 'real' } }),
    ['firestore'],
    /"demo-"/,
  ],
];

describe('mistakes are reported in one line', () => {
  it.each(spoiled)('%s', async (_what, spoil, services, message) => {
    await spoil();
    await expect(start(services)).rejects.toThrow(message);
    // Nothing may keep running: the port is free for the next attempt.
    await expect(get()).rejects.toThrow();
  });
});
