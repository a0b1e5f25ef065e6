import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, setLogLevel, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../../emulators/firestore/backend.ts';
import { eventually } from './eventually.ts';
import { dice } from './streams-dice.ts';
import { IS_LONG } from '../../support/test-form.ts';

const PROJECT = 'demo-crash';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const ROUNDS = IS_LONG ? 5 : 3;
const CLIENTS = 4;
/** So short that a snapshot is being written most of the time. */
const COMPACT_ABOVE_BYTES = 40_000;
const FILLING = 'x'.repeat(2000);

const host = fileURLToPath(new URL('crash-host.ts', import.meta.url));
const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

let dataFolder: string;

beforeAll(async () => {
  setLogLevel('silent');
  dataFolder = await mkdtemp(join(tmpdir(), 'crash-'));
});

afterAll(async () => {
  await rm(dataFolder, { recursive: true });
});

/** Starts the server; returns its process and its port. */
async function start(): Promise<{ child: ChildProcess; port: number; said: () => string }> {
  const child = spawn(node, [host, dataFolder, String(COMPACT_ABOVE_BYTES)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(line.toString()), said: () => said };
}

/**
 * Writes one batch after the other until the client is told to stop: two documents that always carry the number of
 * the last batch, and one for each batch. Counts the acknowledged ones.
 */
function writing(name: string, first: number, port: number): { acknowledged: () => number; stop: () => Promise<void> } {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `${name}-${port}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port);
  let acknowledged = first;
  const run = async (): Promise<void> => {
    for (;;) {
      const number = acknowledged + 1;
      const batch = writeBatch(db);
      batch.set(doc(db, name, 'left'), { number, FILLING });
      batch.set(doc(db, 'others', name), { number });
      batch.set(doc(db, name, `batch-${number}`), { number });
      await batch.commit();
      acknowledged = number;
    }
  };
  run().catch(() => undefined);
  return { acknowledged: () => acknowledged, stop: () => deleteApp(app) };
}

/**
 * Returns the faults that a restart finds in the clients' batches, as sentences; none when all is well. Also returns
 * the last batches.
 */
async function inspect(
  acknowledged: ReadonlyMap<string, number>,
): Promise<{ findings: string[]; last: Map<string, number> }> {
  const findings: string[] = [];
  const backend = createBackend({ dataFolder, rules: null, log: (line) => findings.push(line) });
  const numberAt = (path: string): number => {
    const document = backend.lookup(`${ROOT}/${path}`);
    return document === null ? 0 : Number(backend.toWire(document).fields?.['number']?.integerValue);
  };
  const last = new Map<string, number>();
  for (const [name, known] of acknowledged) {
    const found = numberAt(`${name}/left`);
    last.set(name, found);
    // The batch under way when the server was killed may have been written, but then as a whole.
    if (found < known || found > known + 1)
      findings.push(`${name}: batch ${known} was acknowledged, ${found} is there`);
    if (numberAt(`others/${name}`) !== found) findings.push(`${name}: half of batch ${found} is there`);
    for (let number = 1; number <= found + 1; number += 1) {
      const expected = number <= found ? number : 0;
      if (numberAt(`${name}/batch-${number}`) !== expected)
        findings.push(`${name}: batch ${number} is not as it should be`);
    }
  }
  await backend.close();
  return { findings, last };
}

test('a server that is killed in mid-write loses nothing acknowledged and keeps no half batch', async () => {
  const seed = Date.now() % 100_000;
  const { roll } = dice(seed);
  let numbers = new Map(Array.from({ length: CLIENTS }, (_, client) => [`client${client}`, 0]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { child, port, said } = await start();
    const clients = [...numbers].map(([name, number]) => ({ name, ...writing(name, number, port) }));
    const target = 1 + roll(30);
    await eventually(() => {
      const least = Math.min(...clients.map(({ name, acknowledged }) => acknowledged() - (numbers.get(name) ?? 0)));
      expect(least).toBeGreaterThanOrEqual(target);
    }, 20_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(clients.map(({ stop }) => stop()));
    const { findings, last } = await inspect(new Map(clients.map(({ name, acknowledged }) => [name, acknowledged()])));
    expect({ seed, round, said: said(), findings }).toEqual({ seed, round, said: '', findings: [] });
    numbers = last;
  }
}, 60_000);
