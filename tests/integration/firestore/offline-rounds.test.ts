import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { State } from './tabs/edits.ts';
import { startBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { Corner } from './behaviours/corner.ts';
import { SdkClients } from './behaviours/sdk/client.ts';
import { sdkZoo } from './behaviours/sdk/zoo.ts';
import { dice } from './dice.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';
import { appliedEdits, playRound } from './tabs/round.ts';
import { IS_LONG } from '../../support/test-form.ts';

setLogLevel('silent');

const ROUNDS = IS_LONG ? 20 : 6;
const EDITS = 200;
const AT_ONCE = 7;
const seed = Number(process.env['ENCLOS_TEST_SEED'] ?? 20_260);

let running: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  running = await startTestServer();
  browser = await startBrowser('tabs/page.ts');
});

afterAll(async () => {
  await browser.close();
  await running.stop();
});

async function serverState(project: string): Promise<State> {
  const client = new SdkClients({ project, ports: [running.port] }).open(
    { cache: 'memory', channel: 'default' },
    `state-${project}`,
  );
  const state: State = {};
  for (const from of ['own', 'shared']) {
    const rows = await sdkZoo(client.db, Corner.none).rows({ from });
    for (const [id, data] of rows) state[`${from}/${id}`] = data;
  }
  await client.close();
  return state;
}

async function expectNothingLostOrDoubled(round: number): Promise<void> {
  const project = `demo-round-${round}`;
  const roll = dice(seed + round);
  const tabs = await playRound({ browser, port: running.port, project, edits: EDITS, roll });
  const server = await serverState(project);
  const found = tabs.map((tab, index) => appliedEdits(server, tab, index === tabs.length - 1 ? 'back' : `t${index}`));
  const where = { seed, round };
  expect({ ...where, found }).toEqual({ ...where, found: found.map((count) => count ?? 'lost or doubled') });
  for (const [path, { n, ids }] of Object.entries(server).filter(([name]) => name.startsWith('shared/'))) {
    const list = ids as unknown[];
    const once = { ...where, path, n: list.length, different: list.length };
    expect({ ...where, path, n, different: new Set(list).size }).toEqual(once);
  }
}

test(`in ${ROUNDS} rounds of ${EDITS} edits in killed tabs nothing is lost and nothing is doubled (seed ${seed})`, async () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  const expectRounds = async (): Promise<void> => {
    for (let round = rounds.shift(); round !== undefined; round = rounds.shift())
      await expectNothingLostOrDoubled(round);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, expectRounds));
});
