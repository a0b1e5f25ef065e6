import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { startTestServer } from './start-server.ts';
import type { TestServer } from './start-server.ts';
import { callTab, killTab } from './tabs/call.ts';
import type { Edit } from './tabs/edits.ts';

const PROJECT = 'demo-tabs';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
/** Other tabs notice a tab's silent death after five seconds, at the next look. */
const MISSED_WITHIN = 15_000;

let running: TestServer;
let browser: TestBrowser;
let context: BrowserContext;

beforeAll(async () => {
  running = await startTestServer();
  browser = await startBrowser('tabs/page.ts');
});

beforeEach(async () => {
  running.backend.clear(DATABASE);
  context = await browser.context();
});

afterEach(() => context.close());

afterAll(async () => {
  await browser.close();
  await running.stop();
});

async function openTab(online = true): Promise<Page> {
  const page = await browser.page(context);
  await callTab(page, 'open', PROJECT, running.port, online);
  return page;
}

const shared = (id: number): Edit => ({ kind: 'shared', doc: 'shared/one', id });
const onServer = (path: string): unknown => {
  const document = running.backend.lookup(`${DATABASE}/documents/${path}`);
  return document === null ? null : running.backend.toWire(document).fields;
};
const count = (n: number): object => ({ n: { integerValue: String(n) } });

async function expectShown(page: Page, path: string, expected: unknown, within = 5000): Promise<void> {
  await eventually(async () => expect(await callTab(page, 'seen', path)).toEqual(expected), within);
}

test('a write of one tab reaches another tab', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await callTab(two, 'watch', 'own/a');
  await expectShown(two, 'own/a', null);
  await callTab(one, 'edit', [{ kind: 'set', doc: 'own/a', id: 1 }]);
  await expectShown(two, 'own/a', { v: 1 });
});

test('a write of an offline tab reaches another tab before the server', async () => {
  const [one, two] = [await openTab(false), await openTab(false)];
  await callTab(one, 'edit', [{ kind: 'set', doc: 'own/a', id: 1 }]);
  await callTab(two, 'watch', 'own/a');
  await expectShown(two, 'own/a', { v: 1 });
  expect(onServer('own/a')).toBe(null);
});

test('both tabs hear of the changes that others send to the server', async () => {
  const [one, two] = [await openTab(), await openTab()];
  for (const tab of [one, two]) await callTab(tab, 'watch', 'own/a');
  for (const tab of [one, two]) await expectShown(tab, 'own/a', null);
  const base = `http://127.0.0.1:${running.port}/v1/${DATABASE}/documents`;
  await fetch(`${base}/own/a`, { method: 'PATCH', body: JSON.stringify({ fields: { v: { integerValue: '5' } } }) });
  for (const tab of [one, two]) await expectShown(tab, 'own/a', { v: 5 });
});

test('counts of several tabs add up', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()];
  await Promise.all(tabs.map((tab, index) => callTab(tab, 'edit', [shared(index), shared(index + 10)])));
  await Promise.all(tabs.map((tab) => callTab(tab, 'sent')));
  expect(onServer('shared/one')).toMatchObject(count(6));
});

test('when the first tab is closed another sends its waiting writes', async () => {
  const [one, two] = [await openTab(false), await openTab(true)];
  await callTab(one, 'edit', [shared(1), shared(2)]);
  await killTab(one, 'close');
  await callTab(two, 'edit', [shared(3)]);
  await eventually(() => expect(onServer('shared/one')).toMatchObject(count(3)), MISSED_WITHIN);
});

test('when the first tab dies another takes over its listening and its writes', async () => {
  const [one, two] = [await openTab(), await openTab()];
  for (const tab of [one, two]) await callTab(tab, 'watch', 'shared/one');
  await callTab(one, 'edit', [shared(1)]);
  await expectShown(two, 'shared/one', { n: 1, ids: [1] });
  await callTab(one, 'sent');
  await killTab(one, 'crash');
  await callTab(two, 'edit', [shared(2)]);
  await eventually(() => expect(onServer('shared/one')).toMatchObject(count(2)), MISSED_WITHIN);
  await expectShown(two, 'shared/one', { n: 2, ids: [1, 2] });
});

test('a tab opened after all were closed still has the unsent writes', async () => {
  const one = await openTab(false);
  await callTab(one, 'edit', [shared(1), { kind: 'set', doc: 'own/a', id: 7 }]);
  await killTab(one, 'close');
  expect(onServer('shared/one')).toBe(null);
  const two = await openTab();
  await callTab(two, 'sent');
  expect(onServer('shared/one')).toMatchObject(count(1));
  expect(onServer('own/a')).toMatchObject({ v: { integerValue: '7' } });
});
