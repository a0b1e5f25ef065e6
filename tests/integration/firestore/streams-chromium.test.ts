/** The web SDK over its channels with a bad network, or with many tabs. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ClientOptions, Zoo } from './browser-page.ts';
import { startBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { startLoggedServer } from './streams-server.ts';
import type { LoggedServer } from './streams-server.ts';

const PROJECT = 'demo-channels';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const OWNER = { database: DATABASE, caller: { kind: 'owner' }, client: 'owner' } as const;

let running: LoggedServer;
let browser: TestBrowser;

beforeAll(async () => {
  running = await startLoggedServer();
  browser = await startBrowser();
});

afterEach(() => {
  running.server.faults.clear();
  running.backend.clear(DATABASE);
});

afterAll(async () => {
  await browser.close();
  await running.stop();
});

/** Calls a function of the page's `zoo`. */
function call<Name extends keyof Zoo>(
  page: Page,
  name: Name,
  ...args: Parameters<Zoo[Name]>
): Promise<Awaited<ReturnType<Zoo[Name]>>> {
  return page.evaluate(`globalThis.zoo[${JSON.stringify(name)}](...${JSON.stringify(args)})`);
}

function open(page: Page, channel: ClientOptions['channel']): Promise<number> {
  return call(page, 'open', { port: running.port, project: PROJECT, cache: 'memory', channel });
}

async function put(id: string): Promise<void> {
  await running.backend.commit(OWNER, { writes: [{ update: { name: `${DATABASE}/documents/c/${id}`, fields: {} } }] });
}

async function idsHeard(page: Page, listener: number): Promise<string[]> {
  const last = (await call(page, 'heard', listener)).at(-1) as [string, unknown][] | undefined;
  return (last ?? []).map(([id]) => id);
}

describe.each(['auto', 'streaming', 'long-polling'] as const)('over a channel of kind %s', (channel) => {
  test('a listener whose stream is cut again and again misses nothing', async () => {
    const page = await browser.page();
    running.server.faults.set([{ method: 'Listen', path: 'c', cutAfter: 5, times: 3 }]);
    const listener = await call(page, 'listen', await open(page, channel), 'c');
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const [index, id] of ids.entries()) {
      await put(id);
      await eventually(async () => expect(await idsHeard(page, listener)).toEqual(ids.slice(0, index + 1)));
    }
    expect(running.server.faults.list()[0]?.hits).toBe(3);
    await page.close();
  });

  test('writes are done although answers are lost and requests dropped', async () => {
    const page = await browser.page();
    running.server.faults.set([
      { method: 'Write', path: 'c/a', lose: 1, times: 1 },
      { method: 'Write', path: 'c/b', drop: true, times: 1 },
      { method: 'Write', path: 'c/c', delayMs: 50 },
    ]);
    const client = await open(page, channel);
    await Promise.all(['a', 'b', 'c'].map((id) => call(page, 'set', client, `c/${id}`, { id })));
    expect(running.server.faults.list().map(({ hits }) => hits)).toEqual([1, 1, 1]);
    const stored = ['a', 'b', 'c'].map((id) => running.backend.lookup(`${DATABASE}/documents/c/${id}`) !== null);
    expect(stored).toEqual([true, true, true]);
    await page.close();
  });
});

test('ten tabs of one browser all listen and all write, though it has but six connections', async () => {
  const context = await browser.context();
  const tabs = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const page = await browser.page(context);
      const client = await open(page, 'auto');
      return { page, client, listener: await call(page, 'listen', client, 'c') };
    }),
  );
  const heardByAll = async (ids: readonly string[]): Promise<void> => {
    const heard = await Promise.all(tabs.map(({ page, listener }) => idsHeard(page, listener)));
    expect(heard).toEqual(tabs.map(() => ids));
  };
  await put('first');
  await eventually(() => heardByAll(['first']));
  await Promise.all(tabs.map(({ page, client }, index) => call(page, 'set', client, `c/tab${index}`, { index })));
  await eventually(() => heardByAll(['first', ...tabs.map((_, index) => `tab${index}`)]));
  await context.close();
});
