/** One round: edits in several tabs while offline, the tabs killed in the middle, opened again, and sent. */
import type { Page } from 'playwright';
import type { TestBrowser } from '../browser.ts';
import { equal } from '../behaviours/checks.ts';
import type { Data } from '../behaviours/values.ts';
import { dice } from '../dice.ts';
import type { Dice } from '../dice.ts';
import { callTab, killTab } from './call.ts';
import { applied, rollEdits } from './edits.ts';
import type { Edit, State } from './edits.ts';

/** The edits of a tab: those up to `kept` are certainly stored, the others perhaps. */
export type TabEdits = { readonly edits: readonly Edit[]; kept: number };

const AT_ONCE = 10;

export type Round = {
  readonly browser: TestBrowser;
  readonly port: number;
  readonly project: string;
  readonly edits: number;
  readonly roll: Dice;
};

export async function playRound({ browser, port, project, edits, roll }: Round): Promise<TabEdits[]> {
  const context = await browser.context();
  const open = async (online: boolean): Promise<Page> => {
    const page = await browser.page(context);
    await callTab(page, 'open', project, port, online);
    return page;
  };
  const all: TabEdits[] = [];
  const tabs = 1 + roll(3);
  const share = Math.floor((edits * 3) / 4 / tabs);
  for (let tab = 0; tab < tabs; tab += 1) {
    all.push({ edits: rollEdits(roll, `t${tab}`, tab * 1000, share), kept: 0 });
  }
  // Tabs act at the same time: each has dice of its own, or the seed would not determine their rolls.
  const dices = all.map(() => dice(roll(1_000_000)));
  await Promise.all(all.map(async (one, tab) => editAndDie(await open(false), one, dices[tab] ?? roll)));

  // Back again: more edits while still offline, then the network.
  const rest = edits - tabs * share;
  const last: TabEdits = { edits: rollEdits(roll, 'back', 9000, rest), kept: 0 };
  const online = roll(2) === 0;
  const page = await open(online);
  await callTab(page, 'edit', [...last.edits]);
  last.kept = rest;
  // The SDK must not be told to connect when it already does: it would mix up two streams.
  if (!online) await callTab(page, 'network', true);
  await callTab(page, 'sent');
  await context.close();
  return [...all, last];
}

async function editAndDie(page: Page, tab: TabEdits, roll: Dice): Promise<void> {
  const until = AT_ONCE * roll(Math.ceil(tab.edits.length / AT_ONCE));
  for (; tab.kept < until; tab.kept += AT_ONCE) {
    await callTab(page, 'edit', tab.edits.slice(tab.kept, tab.kept + AT_ONCE));
  }
  // All the rest at once, and the tab is killed before anybody knows how much of it was stored.
  const moment = roll(25);
  const interrupted = callTab(page, 'edit', tab.edits.slice(tab.kept)).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, moment));
  await killTab(page, roll(2) === 0 ? 'crash' : 'close');
  await interrupted;
}

/**
 * Returns how many edits of a tab are in the server's state, if it is the result of that many; null when it is the
 * result of no number of them.
 */
export function appliedEdits(server: State, { edits, kept }: TabEdits, tab: string): number | null {
  const shared = ({ ids = [] }: Data): number[] => ids as number[];
  const own = (state: State): State =>
    Object.fromEntries(Object.entries(state).filter(([path]) => path.startsWith(`own/${tab}-`)));
  const named = new Set(
    Object.entries(server).flatMap(([path, data]) => (path.startsWith('shared/') ? shared(data) : [])),
  );
  let state: State = {};
  for (let count = 0; count <= edits.length; count += 1) {
    const countedRight = edits.every(
      ({ kind, id }, index) => (kind !== 'shared' && kind !== 'batch') || named.has(id) === index < count,
    );
    if (count >= kept && countedRight && equal(own(state), own(server))) return count;
    const next = edits[count];
    if (next !== undefined) state = applied(state, next);
  }
  return null;
}
