/** The clock goes forward and back: commits keep their order, and the time of day follows the clock. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  doc,
  getDocFromServer,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Timestamp,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { startTestServer, type TestServer } from './start-server.ts';
import { clientsOf } from './streams-clients.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-03-01T12:00:00.250Z');
/** A write must carry the time of day, in a field of the writer and as serverTimestamp(). */
const RULES = `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
  match /c/{id} {
    allow read: if request.time.toMillis() == ${NOON} || request.time.toMillis() == ${NOON + DAY_MS} || request.time.toMillis() == ${NOON - DAY_MS};
    allow write: if request.resource.data.at == request.time
      && request.resource.data.clock == request.time.toMillis();
  }
} }`;
const CLIENT = { database: 'projects/demo-clock/databases/(default)' };
const NAME = `${CLIENT.database}/documents/c/x`;

let dataFolder: string;
let nowMs: number;
let running: TestServer;
let clients: ReturnType<typeof clientsOf>;

const open = (port = 0): Promise<TestServer> => startTestServer(RULES, { dataFolder, now: () => nowMs }, port);

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'firestore-clock-'));
  nowMs = NOON;
  running = await open();
  clients = clientsOf('demo-clock', () => running.port);
});

afterEach(async () => {
  await clients.close();
  await running.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function restart(): Promise<void> {
  const { port } = running;
  await running.stop();
  running = await open(port);
}

const updateTime = (): bigint => running.backend.lookup(NAME)?.updateTime ?? 0n;

test.each([
  ['forward', DAY_MS],
  ['back', -DAY_MS],
])('a clock set a day %s and given back leaves the time of day right, also after a restart', async (_, move) => {
  const [writing, listening] = [clients.open(), clients.open()];
  const target = doc(writing, 'c/x');
  const seen: number[] = [];
  onSnapshot(doc(listening, 'c/x'), (snapshot) => {
    if (snapshot.exists() && !snapshot.metadata.hasPendingWrites) seen.push(snapshot.get('step') as number);
  });
  const orders: bigint[] = [];
  const write = async (step: number): Promise<void> => {
    await setDoc(target, { step, clock: nowMs, at: serverTimestamp() });
    const stored = await getDocFromServer(target);
    expect((stored.get('at') as Timestamp).toMillis()).toBe(nowMs);
    orders.push(updateTime());
    await eventually(() => expect(seen.at(-1)).toBe(step));
  };
  await write(1);
  nowMs = NOON + move;
  await write(2);
  nowMs = NOON;
  await write(3);
  await restart();
  await write(4);
  await runTransaction(writing, async (transaction) => {
    await transaction.get(target);
    transaction.set(target, { step: 5, clock: nowMs, at: serverTimestamp() });
  });
  orders.push(updateTime());
  await eventually(() => expect(seen.at(-1)).toBe(5));
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(orders).toEqual(orders.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(new Set(orders).size).toBe(5);
});
